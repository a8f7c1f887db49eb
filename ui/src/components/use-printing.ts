import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { listening } from '../adapters/listening.js'

/** Whether the browser is printing the page. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser reads the page as soon as the listeners return.
    const follow = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'))
    return listening(window, ['beforeprint', 'afterprint'], follow)
  }, [])
  return isPrinting
}
