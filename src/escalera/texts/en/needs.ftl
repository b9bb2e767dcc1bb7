### How many complete melds of a sort, such as going out may need.

count-need_any =
    { $n ->
        [one] { $n } complete meld of any kind
       *[other] { $n } complete melds of any kind
    }
count-need_red =
    { $n ->
        [one] { $n } red canasta or samba
       *[other] { $n } red canastas or sambas
    }
count-need_black =
    { $n ->
        [one] { $n } black canasta or samba
       *[other] { $n } black canastas or sambas
    }
count-need_samba =
    { $n ->
        [one] { $n } samba
       *[other] { $n } sambas
    }
count-need_red_canasta =
    { $n ->
        [one] { $n } red canasta
       *[other] { $n } red canastas
    }
count-need_black_canasta =
    { $n ->
        [one] { $n } black canasta
       *[other] { $n } black canastas
    }
count-need_wild =
    { $n ->
        [one] { $n } complete wild meld
       *[other] { $n } complete wild melds
    }
count-need_sevens =
    { $n ->
        [one] { $n } canasta of 7s
       *[other] { $n } canastas of 7s
    }

need-least = at least { $melds }
need-and = { $first } and { $last }
need-among = { $melds }, among them { $needs }
need-none = no complete melds
