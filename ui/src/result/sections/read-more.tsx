import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useResultTexts } from '../use-result-texts.js'
import styles from './read-more.module.css'

interface ReadMoreProps {
  readonly text: string
  readonly expanded: boolean
  readonly onExpand: () => void
  /** What is shown with the whole text. */
  readonly children: ReactNode
  /** The same for a page without scripts, which is never expanded. */
  readonly unscripted?: ReactNode
}

/** A description of which the first lines are shown until it is expanded. */
export const ReadMore = ({ text, expanded, onExpand, children, unscripted }: ReadMoreProps) => {
  const { more } = useResultTexts()
  const panel = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)

  useEffect(() => {
    // The button has gone, and the focus with it.
    if (expanded && pressed.current) panel.current?.focus({ preventScroll: true })
  }, [expanded])

  const press = () => {
    pressed.current = true
    onExpand()
  }
  return (
    <div ref={panel} tabIndex={-1} className={styles['panel']}>
      <p className={expanded ? styles['text'] : styles['start']}>{text}</p>
      {expanded ? (
        children
      ) : (
        <>
          <button type="button" className={styles['more']} aria-expanded={false} onClick={press}>
            {more}
          </button>
          {/* React writes it on a server alone. */}
          <noscript className={styles['unscripted']}>{unscripted}</noscript>
        </>
      )}
    </div>
  )
}
