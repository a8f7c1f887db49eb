import type { PointerEvent } from 'react'
import { useRef } from 'react'
import type { Hairline } from '@kaoiro/core/photo'
import { hairlineAt } from '@kaoiro/core/photo'
import styles from './hairline.module.css'

interface HairlineGripProps {
  readonly at: Hairline
  readonly onMove: (hairline: number) => void
}

/** Drag area of the line. Dragging is relative: the line moves by the pointer's movement. */
export const HairlineGrip = ({ at, onMove }: HairlineGripProps) => {
  const box = useRef<HTMLDivElement>(null)
  /** Offset of the pointer from the line in pixels; null when not dragging. */
  const held = useRef<number | null>(null)

  const hold = (event: PointerEvent<HTMLElement>) => {
    // Ignore additional fingers and secondary mouse buttons.
    if (!event.isPrimary || event.button !== 0) return
    const { top, height } = event.currentTarget.getBoundingClientRect()
    held.current = event.clientY - (top + height / 2)
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = ({ clientY, isPrimary }: PointerEvent) => {
    if (!isPrimary || held.current === null || box.current === null) return
    onMove(hairlineAt(box.current.getBoundingClientRect(), clientY - held.current))
  }
  const release = ({ isPrimary }: PointerEvent) => {
    if (isPrimary) held.current = null
  }
  return (
    <div ref={box} className={styles['box']}>
      <div
        className={styles['grip']}
        style={{ top: `${at}%` }}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      />
    </div>
  )
}
