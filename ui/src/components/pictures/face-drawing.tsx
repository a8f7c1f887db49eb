import { useState, useSyncExternalStore } from 'react'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { portraitPanel, resultFace } from '@kaoiro/drawing/figure'
import { node, shortened, svgText } from '@kaoiro/drawing/pen'
import styles from '../figures.module.css'
import { illustrations } from './illustration.js'

interface FaceDrawingProps {
  readonly diagnosis: Diagnosis
  /** Description; omitted if the text next to it describes the drawing. */
  readonly title?: string
}

/** The face that a result's levels tell, in front of the season's plant. Fills its box, which should be 4:5. */
export const FaceDrawing = (props: FaceDrawingProps) => (
  <Portrait key={JSON.stringify(props.diagnosis)} {...props} />
)

/** As text, because hydrating 70 paths, and drawing them again, would take a phone longer than the rest of the page. */
const Portrait = ({ diagnosis, title }: FaceDrawingProps) => {
  const isDrawn = useSyncExternalStore(
    neverChanges,
    () => false,
    () => !import.meta.env.SSR,
  )
  const [html] = useState(() => ({ __html: isDrawn ? '' : portraitOf(diagnosis) }))
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

const size = { x: 0, y: 0, width: 400, height: 500 } as const

const portraitOf = (diagnosis: Diagnosis): string => {
  const { colorType } = diagnosis
  const parts = {
    season: colorType,
    face: resultFace(diagnosis),
    plant: node('image', { href: illustrations.season(colorType) }),
  }
  const { tag, attributes, children } = portraitPanel(parts, size, {
    faceHeight: 545,
    plantAt: 0.5,
  })
  const drawing = node(tag, { ...attributes, preserveAspectRatio: 'xMidYMid slice' }, children)
  return shortened(svgText(drawing), 10)
}
