import { useEffect, useEffectEvent, useState } from 'react'
import { useOverlayEntry } from './overlay-entry.js'

/**
 * An overlay that loads its code when it is first opened. A failure closes it, and only the next opening loads again.
 *
 * @param load is called in an effect
 */
export function useLazyOverlay<Component>(
  name: string,
  load: () => Promise<Component>,
  onFailure: () => void,
) {
  const overlay = useOverlayEntry(name)
  const { isOpen } = overlay
  const [component, setComponent] = useState<Component | null>(null)
  const start = useEffectEvent(load)
  const fail = useEffectEvent(() => {
    overlay.close()
    onFailure()
  })
  const isMissing = isOpen && component === null
  useEffect(() => {
    if (!isMissing) return undefined
    let isWaiting = true
    start().then(
      (loaded) => setComponent(() => loaded),
      () => {
        if (isWaiting) fail()
      },
    )
    return () => {
      isWaiting = false
    }
  }, [isMissing])
  return { ...overlay, component: isOpen ? component : null }
}
