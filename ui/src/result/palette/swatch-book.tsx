import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Season } from '@kaoiro/core/diagnosis'
import { keepScreenOn } from '../../adapters/wake-lock.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import full from '../../components/full-screen.module.css'
import styles from './swatch-book.module.css'
import { SwatchPages } from './swatch-pages.js'

interface SwatchBookProps {
  readonly season: Season
  /** A second season that suits as well. */
  readonly also: Season | null
  /** Is called for Escape and the button; may be called again when the book has been removed. */
  readonly onClose: () => void
}

/** A season's colours in full screen, one at a time, to hold against a fabric. Keeps the screen on. */
export const SwatchBook = ({ season, also, onClose }: SwatchBookProps) => {
  const { book: words } = useResultTexts().carry
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(keepScreenOn, [])
  // A layout effect, because only a dialog in the page returns the focus when it closes.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`${full['fullScreen']} ${styles['dialog']}`}
      aria-label={words.heading}
      onClose={onClose}
    >
      <SwatchPages season={season} also={also} onClose={onClose} />
    </dialog>
  )
}
