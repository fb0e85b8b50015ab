### Invitations: taking a seat, looking on, playing on on another device.

link-device = Länk till din andra enhet
join-title = Du är inbjuden
join-head = { $host } bjuder in dig till { $game }.
join-head-nobody = Du är inbjuden till { $game }.
join-here = Vid bordet: { $names }. { $count ->
        [one] { $count } plats är ledig.
       *[other] { $count } platser är lediga.
    }
join-seat = Du tar plats { $count }.
join-which = Vilken plats?
join-seat-choice = Plats { $count }
join-name = Ditt namn
join-do = Sätt dig
join-watch = Bara titta
join-what = Vad är det för spel?
join-fair = Rättvisa
join-fair-help = Ett hemligt slumpfrö avgör all slump. Det här fingeravtrycket bevisar senare att det inte har ändrats. Du kan lägga till egna ord: varje slag och dragning beror då även på dem.
join-salt = Dina ord
join-who = Vid bordet
join-clock = Klocka
join-begun = Partiet pågår. Du tar över som det står.
join-own = Det här bordet är ditt. Skicka länken till en vän, eller spela den här platsen också, på den här skärmen.
join-sits = Du har redan en plats vid det här bordet.
join-open = Öppna bordet
join-taken-head = Platsen är tagen
join-taken = Länken är redan använd, eller så har värden skapat en ny. Be om en ny.
join-over = Spelet är slut.
join-full = Alla platser är tagna.
join-tell = Vänta på en plats
join-telling = Låt sidan vara öppen. Du ser här när en plats blir ledig.
join-free-now = En plats är ledig
code-head = Gå med via en kod
code-about = Värden ser en kod bredvid länken. Den har 4 eller 5 bokstäver eller siffror. Skriv den här.
code-label = Kod
code-bad = ”{ $text }” är ingen kod. Skriv 4 eller 5 bokstäver eller siffror, till exempel KQ7D.
code-unknown = Det finns inget öppet bord med koden { $code }. En kod gäller tills partiet börjar. Be värden om den rätta.
code-many = För många fel koder. Försök igen om { $seconds } s.
watch-head = Titta på { $game }
watch-about = Du tittar på utan att spela. Spelarna ser dig inte.
watch-do = Titta
watch-off-head = Länken fungerar inte längre
watch-off = Värden tillåter inte åskådare, eller har skapat en ny länk.
bring-head = Spela vidare här
bring-about = Enheten spelar då för { $name }, och det gör den andra också. Länken fungerar en gång.
bring-nobody = den som skapade länken
bring-do = Spela på den här enheten
device-head = Spela på en annan enhet
device-about = Öppna länken på den andra enheten inom { $count } min. Den fungerar en gång och visas bara här. Behåll den för dig själv: den som har den kan spela för dig.
device-back = Tillbaka till bordet
