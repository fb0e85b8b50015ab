### Phones at home: what lets them join a table of this computer, and how it ends.

at-home-head = Os telemóveis ainda não chegam a este computador.
at-home-about = Deixe-os entrar pela rede de casa. Só veem esta mesa, até a desligar.
at-home-do = Deixar entrar telemóveis
at-home-what = O que é aberto?
at-home-means = O tumblestar abre um endereço na sua rede de casa. Os telemóveis precisam aí de um convite ou de um código. Podem jogar nas mesas para que foram convidados e ler as regras. Não veem outras mesas nem partidas. Nada fica aberto à internet. Acaba quando o desligar ou fechar o tumblestar.
at-home-on = Os telemóveis da sua rede de casa podem abrir esta mesa, e mais nada.
at-home-address = O endereço deles:
at-home-off = Desligar
at-home-came = { $count ->
        [one] Veio { $count } telemóvel.
       *[other] Vieram { $count } telemóveis.
    }
at-home-late = Ainda não veio nenhum telemóvel. Talvez a firewall deste computador os impeça, ou estejam noutra rede.
at-home-where = Onde o permitir
at-home-macos = macOS: em Definições do Sistema, Rede, Firewall, Opções, permita ligações de entrada para o Python.
at-home-windows = Windows: em Segurança do Windows, Firewall e proteção da rede, permita o Python em redes privadas.
at-home-linux = Linux: permita a porta TCP { $port } na sua firewall, por exemplo com “sudo ufw allow { $port }/tcp”.
at-home-none = Este computador não está em nenhuma rede de casa. Ligue-o por Wi-Fi ou cabo e tente de novo.
at-home-failed = O endereço { $address } não pode ser aberto: { $why }. Verifique a rede e tente de novo.
at-home-lost = A rede mudou: este computador já não está em { $address }, e os telemóveis não o encontram.
at-home-again = Abrir de novo
at-home-again-at = Abrir de novo em { $address }
at-home-else = Não funciona?
at-home-other = Abrir antes em { $address }
at-home-form = Os telemóveis ainda não chegam a este computador. Na mesa pode deixar entrar os de casa.
at-home-here = Isso só se faz neste computador. Abra aí o tumblestar em 127.0.0.1.
