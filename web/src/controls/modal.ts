// How a dialog stands over the table. The browser tells late, with the next frame, that a dialog was
// closed, also of one that the page took away itself; by then another one may stand in its place.
import type { Attachment } from 'svelte/attachments'

/** Opens a dialog as long as it is shown; `onclose` when the player closes it, by a key or beside it. */
export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const closed = () => onclose()
    const beside = (event: MouseEvent) => event.target === dialog && onclose()
    dialog.addEventListener('close', closed)
    dialog.addEventListener('click', beside)
    const before = document.activeElement
    dialog.showModal()
    return () => {
      dialog.removeEventListener('close', closed)
      dialog.removeEventListener('click', beside)
      dialog.close()
      // The browser gives the focus back only while the dialog is in the page.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }
}
