import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { useAfterPaint } from './use-after-paint.js'
import { Drawing } from '../../components/drawing.js'
import styles from './late-drawing.module.css'

interface LateDrawingProps {
  readonly draw: () => SvgNode
  readonly title?: string
  /** Its width over its height: the room that is kept for it. */
  readonly aspect: number
}

/** A large drawing: the words around it are painted first, and do not move when it comes. */
export const LateDrawing = ({ draw, title, aspect }: LateDrawingProps) => {
  const painted = useAfterPaint()
  return (
    <div className={styles['room']} style={{ aspectRatio: aspect }}>
      {painted && <Drawing node={draw()} {...(title === undefined ? {} : { title })} />}
    </div>
  )
}
