/** The ref of a dialog that is open while it is in the page. Only a dialog that closes before its removal returns the focus. */
export function asModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}
