import type { CSSProperties, Dispatch, PointerEvent } from 'react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Drape, DrapingAction, Side, Way } from '@kaoiro/screens/draping'
import { withoutBreaks } from '../../components/break-place.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import type { DrapeKit } from './drape-kit.js'
import styles from './drape-stage.module.css'
import { usePictures } from './use-pictures.js'
import { useCover, useSwipe } from './use-swipe.js'

interface DrapeStageProps {
  readonly kit: DrapeKit
  readonly drape: Drape
  readonly onStep: (by: Way) => void
  readonly dispatch: Dispatch<DrapingAction>
  /** Describes the picture. */
  readonly title: string
  /** Names the halves while two are compared. */
  readonly labels: Readonly<Record<Side, string>>
}

/** The face above the cloth. A swipe changes the colour; while two are compared, it moves the line between them. */
export function DrapeStage({ kit, drape, onStep, dispatch, title, labels }: DrapeStageProps) {
  const { drape: words } = useTexts(resultTexts)
  const main = useRef<HTMLCanvasElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const [beforeFrame, afterFrame] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const [beforeCanvas, afterCanvas] = [
    useRef<HTMLCanvasElement>(null),
    useRef<HTMLCanvasElement>(null),
  ]
  const before = useCover(beforeFrame, beforeCanvas)
  const after = useCover(afterFrame, afterCanvas)
  const pictures = usePictures(kit, drape, { main, before: beforeCanvas, after: afterCanvas })
  const swipe = useSwipe({ drape, onStep, before, after, ...pictures })
  const { isSplit, split } = drape
  const moveSplit = (to: number) => dispatch({ _tag: 'MoveSplit', split: to })

  const divide = (percent: number) => {
    after.move(percent)
    if (line.current !== null) line.current.style.transform = `translateX(${percent}%)`
  }
  const place = useEffectEvent(() => {
    before.move(-100)
    if (isSplit) divide(split)
    else after.move(100)
  })
  // Not after each render, which would throw back a cover that a finger is moving.
  useLayoutEffect(() => place(), [isSplit, split])

  const percentAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): number => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.min(100, Math.max(0, (100 * (clientX - left)) / width))
  }
  const isDragged = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>): boolean =>
    currentTarget.hasPointerCapture(pointerId)
  const divider = {
    start: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      divide(percentAt(event))
    },
    move: (event: PointerEvent<HTMLElement>) => {
      if (isDragged(event)) divide(percentAt(event))
    },
    end: (event: PointerEvent<HTMLElement>) => {
      if (isDragged(event)) moveSplit(Math.round(percentAt(event)))
    },
  }
  const gesture = isSplit ? divider : swipe
  const size = { width: kit.width, height: kit.height }
  return (
    <div
      className={styles['stage']}
      style={{ '--aspect': kit.width / kit.height } as CSSProperties}
      onPointerDown={gesture.start}
      onPointerMove={gesture.move}
      onPointerUp={gesture.end}
      onPointerCancel={gesture.end}
    >
      {isSplit && (
        <input
          type="range"
          className={`covering-input ${styles['range']}`}
          min={0}
          max={100}
          step={5}
          value={split}
          aria-label={words.divider}
          aria-valuetext={withoutBreaks(words.share({ percent: split }))}
          onChange={({ currentTarget }) => moveSplit(currentTarget.valueAsNumber)}
        />
      )}
      <div className={styles['picture']} role="img" aria-label={title}>
        <canvas ref={main} {...size} />
        <div ref={beforeFrame} className={styles['cover']}>
          <canvas ref={beforeCanvas} {...size} />
        </div>
        <div ref={afterFrame} className={styles['cover']}>
          <canvas ref={afterCanvas} {...size} />
        </div>
        {isSplit && (
          <>
            <div ref={line} className={styles['line']}>
              <svg viewBox="0 0 40 40">
                <circle cx="20" cy="20" r="19" />
                <path d="m16.5 15-5 5 5 5M23.5 15l5 5-5 5" />
              </svg>
            </div>
            <span className={styles['left']}>{labels.wear}</span>
            <span className={styles['right']}>{labels.avoid}</span>
          </>
        )}
      </div>
    </div>
  )
}
