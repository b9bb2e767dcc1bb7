### Lo que puede ser una regla que se elige.

takes-yes-or-no = yes (sí) o no
takes-choice = uno de { $choices }
takes-whole-number = un número entero de { $low } a { $high }
takes-whole-number-or-all = «all» (todo), o un número entero de { $low } a { $high }
takes-list-of-whole-numbers = números enteros de { $low } a { $high }, separados por /
takes-chance = «off» (nunca), o una probabilidad como 0.05

setting-limited = { $value } ({ $counts } jugadores)
setting-also = { $values }; como regla de la casa { $more }
