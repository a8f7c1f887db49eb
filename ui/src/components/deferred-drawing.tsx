import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { Drawing } from './drawing.js'
import styles from './deferred-drawing.module.css'
import { useHasPainted } from './use-has-painted.js'

interface DeferredDrawingProps {
  readonly draw: () => SvgNode
  readonly title?: string
  /** Width divided by height, to reserve the room for it. */
  readonly aspect: number
}

/** A large drawing, rendered after the words around it are painted; they do not move when it appears. */
export const DeferredDrawing = ({ draw, title, aspect }: DeferredDrawingProps) => {
  const painted = useHasPainted()
  return (
    <div className={styles['room']} style={{ aspectRatio: aspect }}>
      {painted && <Drawing node={draw()} {...(title === undefined ? {} : { title })} />}
    </div>
  )
}
