### Phones at home: what lets them join a table of this computer, and how it ends.

at-home-head = Os celulares ainda não conseguem acessar este computador.
at-home-about = Deixe-os entrar pela rede da sua casa. Eles só veem esta mesa, até você desligar.
at-home-do = Deixar celulares de casa entrarem
at-home-what = O que é aberto?
at-home-means = O tumblestar abre um endereço na rede da sua casa. Os celulares precisam ali de um convite ou de um código. Eles podem jogar nas mesas para as quais foram convidados e ler as regras. Não veem outras mesas. Nada fica aberto à internet. Isso termina quando você desligar ou parar o tumblestar.
at-home-on = Os celulares na rede da sua casa podem abrir esta mesa, e mais nada.
at-home-address = O endereço deles:
at-home-off = Desligar
at-home-came = { $count ->
        [one] { $count } celular se conectou.
       *[other] { $count } celulares se conectaram.
    }
at-home-late = Nenhum celular se conectou ainda. O firewall deste computador pode estar bloqueando os celulares, ou eles estão em outra rede.
at-home-where = Onde permitir
at-home-macos = macOS: em Ajustes do Sistema, Rede, Firewall, Opções, permita conexões de entrada para o Python.
at-home-windows = Windows: em Segurança do Windows, Firewall e proteção de rede, permita o Python pelo firewall em redes privadas.
at-home-linux = Linux: permita a porta TCP { $port } no seu firewall, por exemplo com “sudo ufw allow { $port }/tcp”.
at-home-none = Este computador não está em uma rede doméstica. Conecte-o por Wi-Fi ou cabo e tente de novo.
at-home-failed = O endereço { $address } não pode ser aberto: { $why }. Verifique a rede e tente de novo.
at-home-lost = A rede mudou: este computador não está mais em { $address }, e por isso os celulares não o encontram.
at-home-again = Abrir de novo
at-home-again-at = Abrir de novo em { $address }
at-home-else = Não funciona?
at-home-other = Abrir em { $address }
at-home-form = Os celulares ainda não conseguem acessar este computador. Na mesa, você pode deixar entrar os celulares de casa.
at-home-here = Você só pode fazer isso no próprio computador. Abra o tumblestar lá em 127.0.0.1.
