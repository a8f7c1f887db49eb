import { useEffect, useRef, useState } from 'react'

/**
 * Shows the dialog, and makes it modal after the next frame: that restyles the whole page, which would delay the frame.
 */
const show = (dialog: HTMLDialogElement): void => {
  if (dialog.open || dialog.dataset['shown'] !== undefined) return
  dialog.dataset['shown'] = ''
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (dialog.isConnected) dialog.showModal()
      delete dialog.dataset['shown']
    }),
  )
}

/**
 * A dialog that is rendered before it is opened, in a task of its own. A tap that comes first opens it as soon as it is
 * there.
 */
export const useEarlyDialog = () => {
  const [isMounted, setIsMounted] = useState(false)
  const [element, setElement] = useState<HTMLDialogElement | null>(null)
  const isWanted = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsMounted(true))
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isWanted.current && element !== null) show(element)
  }, [element])
  return {
    isMounted,
    /** The ref of the dialog. */
    dialog: setElement,
    open: () => {
      isWanted.current = true
      if (element !== null) show(element)
    },
  }
}
