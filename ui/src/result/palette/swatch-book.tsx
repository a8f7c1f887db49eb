import { useEffect } from 'react'
import type { Season } from '@kaoiro/core/diagnosis'
import { keepScreenOn } from '../../adapters/wake-lock.js'
import { asModal } from '../../components/as-modal.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
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
  const { book: words } = useTexts(resultTexts).carry
  useEffect(keepScreenOn, [])
  return (
    <dialog
      ref={asModal}
      className={`${full['fullScreen']} ${styles['dialog']}`}
      aria-label={words.heading}
      onClose={onClose}
    >
      <SwatchPages season={season} also={also} onClose={onClose} />
    </dialog>
  )
}
