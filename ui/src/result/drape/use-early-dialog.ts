import { useEffect, useRef, useState } from 'react'

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
    if (isWanted.current) element?.showModal()
  }, [element])
  return {
    isMounted,
    /** The ref of the dialog. */
    dialog: setElement,
    open: () => {
      isWanted.current = true
      element?.showModal()
    },
  }
}
