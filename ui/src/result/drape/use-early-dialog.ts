import { useEffect, useLayoutEffect, useState } from 'react'
import { useOverlayEntry } from '../../adapters/overlay-entry.js'

/**
 * Shows the dialog, and makes it modal after the next frame: that restyles the whole page, which would delay the frame.
 */
const show = (dialog: HTMLDialogElement): void => {
  if (dialog.open || dialog.dataset['shown'] !== undefined) return
  dialog.dataset['shown'] = ''
  requestAnimationFrame(() =>
    setTimeout(() => {
      // It may have been closed since.
      if (dialog.isConnected && dialog.dataset['shown'] !== undefined) dialog.showModal()
      delete dialog.dataset['shown']
    }),
  )
}

const hide = (dialog: HTMLDialogElement): void => {
  delete dialog.dataset['shown']
  dialog.close()
}

/**
 * The dialog of an overlay, which is rendered before it is opened, in a task of its own. A tap that comes first opens it
 * as soon as it is there.
 */
export function useEarlyDialog(name: string) {
  const { isOpen, open, close } = useOverlayEntry(name)
  const [isMounted, setIsMounted] = useState(false)
  const [element, setElement] = useState<HTMLDialogElement | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setIsMounted(true))
    return () => clearTimeout(timer)
  }, [])
  useLayoutEffect(() => {
    if (element === null) return
    if (isOpen) show(element)
    else hide(element)
  }, [element, isOpen])
  return {
    isMounted,
    /** The ref of the dialog. */
    dialog: setElement,
    open,
    /** To be called when the dialog has closed. */
    close,
  }
}
