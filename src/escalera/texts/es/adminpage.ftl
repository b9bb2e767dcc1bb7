### Las páginas de quien lleva el servidor.

admin-title = Llevar este servidor
admin-how = Esta página es para quien lleva el servidor. Ejecute esta orden donde está el servidor; la palabra que escribe vale una vez, durante un cuarto de hora:
admin-word = La palabra
admin-word-refused = Esa palabra es falsa, demasiado vieja o ya usada. Ejecute la orden otra vez.
admin-enter = Entrar
admin-leave = Salir
admin-page-tables = Mesas
admin-page-people = Personas
admin-page-purge = Lo viejo
admin-page-audit = Lo que se hizo
admin-show = Mostrar
admin-nothing = Aquí no hay nada.
admin-more = Solo se muestran las líneas más recientes, { $most } como mucho. Donde está el servidor, esto muestra más: { $command }
admin-status-any = todas
admin-status-open = abiertas
admin-status-playing = en juego
admin-status-finished = terminadas

admin-table-open = abierta
admin-table-playing = en juego
admin-table-finished = terminada

## Botones

admin-close = Cerrar
admin-delete = Borrar
admin-ban = Vetar
admin-unban = Dejar entrar otra vez
admin-forget = Olvidar
admin-export = Guardar sus datos
admin-purge = Borrar
admin-purge-how = Borra lo que tiene más días de los que usted escriba. Lo que deje en blanco no se toca.
admin-older-finished = Mesas terminadas, días desde el último cambio
admin-older-idle = Mesas sin terminar, días desde el último cambio
admin-older-guests = Personas, días desde su última visita
admin-older-pads = Libretas compartidas, días desde el último cambio

## Lo que se hizo

admin-done-close = La mesa está cerrada. Su gente lee por qué; sus puntos se quedan.
admin-done-delete = La mesa está borrada.
admin-done-ban = Queda fuera a partir del próximo segundo.
admin-done-unban = Puede entrar otra vez a partir del próximo segundo.
admin-done-forget = Ha quedado en el olvido; sus partidas siguen, sin su nombre.
admin-not-forgotten = Ha quedado en el olvido, pero no en todas las mesas: lo guardado de algunas no se puede leer. `escalera admin forget` dice cuáles.
admin-done-purge = Lo viejo está borrado; «Lo que se hizo» dice cuánto.
admin-nothing-done = No se hizo nada: no había nada que hacer.

admin-who-admin = quien lleva el servidor
admin-who-server = el servidor
admin-was-enter = entró en esta página
admin-was-close = mesa cerrada
admin-was-delete = mesa borrada
admin-was-ban = persona vetada
admin-was-unban = persona admitida otra vez
admin-was-forget = persona olvidada
admin-was-export = datos de una persona guardados
admin-was-remove = alguien expulsado de la mesa
admin-was-lock = mesa cerrada a quien no está sentado
admin-was-unlock = mesa abierta otra vez a los demás
admin-was-purge-finished = mesas terminadas borradas
admin-was-purge-idle = mesas sin terminar borradas
admin-was-purge-guests = personas borradas
admin-was-purge-pads = libretas compartidas borradas
