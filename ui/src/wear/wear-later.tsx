import type { ComponentType } from 'react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ResultView } from '@kaoiro/screens/result'

interface WearProps {
  readonly view: ResultView
}

const load = () => import('./wear-section.js').then((section) => section.default)

/** Kept for the next time, because a page that is shorter for a moment loses its scroll position. */
let loaded: ComponentType<WearProps> | null = null

/** The section on any colour. It loads when the visitor comes near it; without the network, the page does without it. */
export function WearLater({ view }: WearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [Section, setSection] = useState(() => loaded)
  useEffect(() => {
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        near.disconnect()
        load().then(
          (section) => {
            loaded = section
            setSection(() => section)
          },
          () => undefined,
        )
      },
      { rootMargin: '50%' },
    )
    if (place.current !== null) near.observe(place.current)
    return () => near.disconnect()
  }, [])
  return <div ref={place}>{Section !== null && <Suspense>{<Section view={view} />}</Suspense>}</div>
}
