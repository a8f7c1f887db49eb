import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { use, useLayoutEffect, useRef, useState } from 'react'
import type { Swatch } from '@kaoiro/core/palette'
import type { KeptPhoto } from '../../adapters/kept-photo.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { bothNames, drapeColours, inCloth, neighboursOf } from '@kaoiro/screens/draping'
import { withoutBreaks } from '../../components/break-place.js'
import { DrapeDialog, useEarlyDialog } from '../drape/drape-dialog.js'
import { paintBeside, shownKit } from '../drape/drape-kit.js'
import type { ResultView } from '@kaoiro/screens/result'
import styles from './draped-face.module.css'

export interface DrapedFaceProps {
  readonly view: ResultView
  readonly photo: KeptPhoto
  /** Shown if the browser cannot drape the photo. */
  readonly drawing: ReactNode
}

/**
 * The face between a cloth that suits and one to keep away. A tap opens the draping; a swipe changes both cloths, which is
 * also possible with the draping's own controls.
 */
const DrapedFace = ({ view, photo, drawing }: DrapedFaceProps) => {
  const texts = useTexts(resultTexts)
  const { drape: words } = texts
  const { isMounted, dialog, open, close } = useEarlyDialog('drape')
  const [colours] = useState(() => drapeColours(view.season, view.alsoSuits))
  const [[one, other], setCloths] = useState([colours.wear[0], colours.avoid[0]] as const)
  const sideways = useSideways((by) => {
    const beside = (row: ReadonlyArray<Swatch>, swatch: Swatch | undefined) =>
      swatch && neighboursOf(row, swatch)[by === 1 ? 1 : 0]
    setCloths([beside(colours.wear, one), beside(colours.avoid, other)])
  })
  // Men are offered cloth alone.
  const kit = use(shownKit(photo, view.gender === 'WOMEN'))
  const canvas = useRef<HTMLCanvasElement>(null)
  const [left, right] = [one?.colour, other?.colour]
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context && kit !== null && left !== undefined && right !== undefined)
      paintBeside(context, kit, [inCloth(left), inCloth(right)], 0.5)
  }, [kit, left, right])
  if (kit === null || one === undefined || other === undefined) return drawing
  return (
    <>
      <canvas
        ref={canvas}
        className={styles['face']}
        role="img"
        aria-label={withoutBreaks(bothNames(texts, one, other))}
        width={kit.width}
        height={kit.height}
      />
      <span className={styles['wear']} aria-hidden="true">
        {words.wear}
      </span>
      <span className={styles['avoid']} aria-hidden="true">
        {words.avoid}
      </span>
      <button
        type="button"
        className={styles['open']}
        onClick={sideways.unlessSwiped(open)}
        onPointerDown={sideways.start}
        onPointerUp={sideways.end}
      >
        <span>{words.open}</span>
      </button>
      {isMounted && (
        <DrapeDialog view={view} photo={photo} kit={kit} ref={dialog} onClose={close} />
      )}
    </>
  )
}

/** A movement sideways by at least this many pixels is a swipe and not a tap. */
const least = 24

/** Tells swipes from taps on one element. @param onSwipe gets 1 for a swipe to the left, -1 for one to the right */
const useSideways = (onSwipe: (by: -1 | 1) => void) => {
  const from = useRef<number | null>(null)
  const hasSwiped = useRef(false)
  return {
    start: ({ clientX }: PointerEvent) => {
      from.current = clientX
      hasSwiped.current = false
    },
    end: ({ clientX }: PointerEvent) => {
      if (from.current === null || Math.abs(clientX - from.current) < least) return
      hasSwiped.current = true
      onSwipe(clientX < from.current ? 1 : -1)
    },
    /** A click handler: browsers may send a click after a swipe, too. One of a key (`detail` 0) always counts. */
    unlessSwiped: (act: () => void) => (event: MouseEvent) => {
      if (!hasSwiped.current || event.detail === 0) act()
      hasSwiped.current = false
    },
  }
}

export default DrapedFace
