import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Season } from '@kaoiro/core/diagnosis'
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

/**
 * Keeps the screen on while the page is visible. Does nothing in browsers without wake locks, or if they refuse one,
 * for example to save power.
 *
 * @returns a function that lets the screen turn off again
 */
const keepScreenOn = (): (() => void) => {
  const { wakeLock } = navigator as Partial<Navigator>
  if (wakeLock === undefined) return () => undefined
  let held: Promise<WakeLockSentinel | null> | null = null

  const release = () => {
    void held?.then((lock) => lock?.release()).catch(() => undefined)
    held = null
  }
  // Browsers release locks of hidden pages and do not return them.
  const follow = () => {
    release()
    if (document.visibilityState === 'visible') held = wakeLock.request('screen').catch(() => null)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    release()
  }
}
