### Phones at home: what lets them join a table of this computer, and how it ends.

at-home-head = Telefoner når inte den här datorn än.
at-home-about = Släpp in dem över ditt hemnätverk. De ser bara det här bordet, tills du stänger av.
at-home-do = Släpp in telefoner hemma
at-home-what = Vad öppnas?
at-home-means = tumblestar öppnar en adress i ditt hemnätverk. Telefoner där behöver en inbjudan eller en kod. De kan spela vid borden de har bjudits in till och läsa reglerna. De ser inga andra bord. Inget är öppet mot internet. Åtkomsten upphör när du stänger av den eller avslutar tumblestar.
at-home-on = Telefoner i ditt hemnätverk kan öppna det här bordet, och inget annat.
at-home-address = Deras adress:
at-home-off = Stäng av
at-home-came = { $count ->
        [one] { $count } telefon har anslutit.
       *[other] { $count } telefoner har anslutit.
    }
at-home-late = Ingen telefon har anslutit än. Datorns brandvägg kanske blockerar telefoner, eller så är de i ett annat nätverk.
at-home-where = Var det tillåts
at-home-macos = macOS: tillåt inkommande anslutningar för Python under Systeminställningar, Nätverk, Brandvägg, Alternativ.
at-home-windows = Windows: tillåt Python i privata nätverk under Windows-säkerhet, Brandväggs- och nätverksskydd.
at-home-linux = Linux: tillåt TCP-port { $port } i din brandvägg, till exempel med ”sudo ufw allow { $port }/tcp”.
at-home-none = Den här datorn är inte i något hemnätverk. Anslut den med wifi eller kabel och försök sedan igen.
at-home-failed = Adressen { $address } kan inte öppnas: { $why }. Kontrollera nätverket och försök igen.
at-home-lost = Nätverket har bytts: datorn är inte längre på { $address }, så telefoner hittar den inte.
at-home-again = Öppna igen
at-home-again-at = Öppna igen på { $address }
at-home-else = Fungerar det inte?
at-home-other = Öppna på { $address } i stället
at-home-form = Telefoner når inte den här datorn än. Vid bordet kan du släppa in telefoner hemma.
at-home-here = Du kan bara göra det vid själva datorn. Öppna tumblestar där på 127.0.0.1.
