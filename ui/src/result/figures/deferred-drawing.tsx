import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { useHasPainted } from './use-has-painted.js'
import { Drawing } from '../../components/drawing.js'
import styles from './deferred-drawing.module.css'

interface DeferredDrawingProps {
  readonly draw: () => SvgNode
  readonly title?: string
  /** Its width over its height: the room that is kept for it. */
  readonly aspect: number
}

/** A large drawing: the words around it are painted first, and do not move when it comes. */
export const DeferredDrawing = ({ draw, title, aspect }: DeferredDrawingProps) => {
  const painted = useHasPainted()
  return (
    <div className={styles['room']} style={{ aspectRatio: aspect }}>
      {painted && <Drawing node={draw()} {...(title === undefined ? {} : { title })} />}
    </div>
  )
}
