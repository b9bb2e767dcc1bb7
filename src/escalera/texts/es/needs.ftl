### Cuántas combinaciones completas de una clase, como las que puede pedir el cierre.

count-need_any =
    { $n ->
        [one] { $n } combinación completa de cualquier clase
       *[other] { $n } combinaciones completas de cualquier clase
    }
count-need_red =
    { $n ->
        [one] { $n } canasta o samba roja
       *[other] { $n } canastas o sambas rojas
    }
count-need_black =
    { $n ->
        [one] { $n } canasta o samba negra
       *[other] { $n } canastas o sambas negras
    }
count-need_samba =
    { $n ->
        [one] { $n } samba
       *[other] { $n } sambas
    }
count-need_red_canasta =
    { $n ->
        [one] { $n } canasta roja
       *[other] { $n } canastas rojas
    }
count-need_black_canasta =
    { $n ->
        [one] { $n } canasta negra
       *[other] { $n } canastas negras
    }
count-need_wild =
    { $n ->
        [one] { $n } combinación completa de comodines
       *[other] { $n } combinaciones completas de comodines
    }
count-need_sevens =
    { $n ->
        [one] { $n } canasta de sietes
       *[other] { $n } canastas de sietes
    }

need-least = al menos { $melds }
need-and = { $first } y { $last }
need-among = { $melds }, entre ellas { $needs }
need-none = ninguna combinación completa
