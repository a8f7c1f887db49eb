import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { WornColours } from '@kaoiro/drawing/figure'
import styles from './face-drawing.module.css'

/** Draws at once, on the server. Browsers load the drawing's code, and only if they need it. */
export const portraitOnServer = createContext<
  ((diagnosis: Diagnosis, worn?: WornColours) => string) | null
>(null)

interface FaceDrawingProps {
  readonly diagnosis: Diagnosis
  /** Colours to wear instead of the season's. */
  readonly worn?: WornColours | undefined
  /** Description; omitted if the text next to it describes the drawing. */
  readonly title?: string
}

/** The face that a result's levels tell, in front of the season's plant. Fills its box, which should be 4:5. */
export function FaceDrawing(props: FaceDrawingProps) {
  return <Portrait key={JSON.stringify([props.diagnosis, props.worn])} {...props} />
}

/** Hydration keeps the server's drawing: creating its 70 paths again would take a phone longer than the rest of the page. */
const Portrait = ({ diagnosis, worn, title }: FaceDrawingProps) => {
  const draw = use(portraitOnServer)
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [isDrawn] = useState(isHydrating)
  // The key tells other colours.
  const [colours] = useState(worn)
  const [html, setHtml] = useState(() => ({
    __html: draw === null ? '' : draw(diagnosis, colours),
  }))
  useEffect(() => {
    if (isDrawn) return
    import('./portrait.js').then(
      ({ portraitOf }) => setHtml({ __html: portraitOf(diagnosis, colours) }),
      // Without the network, the page does without the drawing.
      () => undefined,
    )
  }, [isDrawn, diagnosis, colours])
  return (
    <div
      className={styles['face']}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  )
}

const neverChanges = () => () => undefined
