### Invitations: taking a seat, looking on, playing on on another device.

link-device = Länk till din andra enhet
join-title = Du är inbjuden
join-head = { $host } bjuder in dig till { $game }.
join-head-nobody = Du är inbjuden till { $game }.
join-here = Vid bordet: { $names }. { $count ->
        [one] 1 plats är ledig.
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
join-fair-help = Ett hemligt frö avgör all slump. Detta är dess åtagande, så att det inte kan ändras. Du får lägga till egna ord: de påverkar varje utfall.
join-salt = Dina ord (salt)
join-who = Vid bordet
join-clock = Klocka
join-begun = Partiet pågår; du tar över som det står.
join-own = Detta bord är ditt. Skicka länken till en vän, eller spela denna plats också, på denna skärm.
join-sits = Du sitter redan vid detta bord.
join-open = Öppna bordet
join-taken-head = Platsen är tagen
join-taken = Någon har använt länken, eller så har värden skapat en ny. Be om en ny.
join-over = Spelet är slut.
join-full = Alla platser är tagna.
join-tell = Säg till när en är ledig
join-telling = Låt sidan vara öppen. Här står det när en plats är ledig.
join-free-now = En plats är ledig
code-head = Var med via en kod
code-about = Värden ser en kod bredvid länken. Den har 4 bokstäver eller siffror, eller 5. Skriv den här.
code-label = Kod
code-bad = ”{ $text }” är ingen kod. Skriv 4 eller 5 bokstäver eller siffror, som KQ7D.
code-unknown = Inget bord väntar med koden { $code }. En kod gäller tills spelet börjar. Fråga värden efter den rätta.
code-many = För många fel koder. Försök igen om { $seconds } s.
watch-head = Titta på { $game }
watch-about = Du tittar på osedd, utan att spela.
watch-do = Titta
watch-off-head = Länken fungerar inte längre
watch-off = Värden släpper inte in åskådare, eller har skapat en ny länk.
bring-head = Spela vidare här
bring-about = Denna enhet spelar då för { $name }, precis som den andra fortfarande gör. Länken fungerar en gång.
bring-nobody = den som skapade länken
bring-do = Spela på denna enhet
device-head = Spela på en annan enhet
device-about = Öppna länken på den andra enheten inom { $count } min. Den fungerar en gång och står bara på denna sida. Behåll den för dig själv: den som har den spelar för dig.
device-back = Tillbaka till bordet
