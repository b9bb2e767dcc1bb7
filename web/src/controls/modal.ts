// How a dialog opens over the table. The browser tells late, with the next frame, that a dialog was
// closed, even one that the page itself took away; by then another one may have replaced it.
import type { Attachment } from 'svelte/attachments'

/** Opens a dialog while it is shown; `onclose` when the player closes it, by a key or beside it. */
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
