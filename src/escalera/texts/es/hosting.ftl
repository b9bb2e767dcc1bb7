### Lo que dicen las órdenes para quien lleva un servidor.

## Listas

admin-head-id = Id.
admin-head-status = Estado
admin-head-game = Juego
admin-head-changed = Último cambio (UTC)
admin-head-seats = Asientos
admin-head-name = Nombre
admin-head-seen = Última visita (UTC)
admin-head-tables = Mesas
admin-head-banned = Veto
admin-head-when = Cuándo (UTC)
admin-head-who = Quién
admin-head-what = Qué
admin-head-about = Sobre
admin-banned = vetado

## Lo que se ha hecho

admin-word-made = Abra /admin en la dirección de su servidor y escriba allí esta palabra. Vale una vez, durante { $minutes } minutos:
admin-closed = La mesa { $id } queda cerrada. Su gente lee por qué; sus puntos se guardan.
admin-deleted = La mesa { $id } queda borrada.
admin-now-banned = { $id } queda vetado. Un servidor en marcha ya no le deja entrar desde el segundo siguiente.
admin-unbanned = { $id } puede volver a entrar, desde el segundo siguiente.
admin-purged = Borrado: { $finished } mesas terminadas, { $idle } mesas sin terminar, { $guests } invitados, { $pads } libretas de puntos.
admin-forgotten = { $id } queda olvidado: { $tables } mesas ya no le conocen; se han borrado { $people } nombres, { $pads } libretas de puntos y { $presets } reglas de la casa.
backup-done = { $path } contiene { $tables } mesas con { $events } sucesos.
restore-done = Se ha restaurado { $path }: { $tables } mesas con { $events } sucesos.
migrate-done = La base de datos tenía el esquema { $old }; ahora tiene el esquema { $newest }.
migrate-none = La base de datos está vacía: el primer arranque de un servidor crea el esquema { $newest }.
migrate-older = La base de datos tiene el esquema { $old }; esta versión necesita el { $newest }. Ejecute: escalera migrate
migrate-newest = La base de datos tiene el esquema { $newest }, el que esta versión necesita.

## Cómo está la base de datos

of-several = { $place } de { $count }: { $said }
condition = { $url }: { $state }
condition-holds = esquema { $schema }; { $open } mesas abiertas, { $playing } en juego, { $finished } terminadas; { $people } personas, { $pads } libretas de puntos
migrate-newer = La base de datos tiene el esquema { $old }, más nuevo que { $newest }, el más nuevo que conoce esta versión.
