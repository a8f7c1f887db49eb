import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { usePrinting } from '../../adapters/use-printing.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './read-more.module.css'

interface ReadMoreProps {
  /** Paragraphs. */
  readonly texts: ReadonlyArray<string>
  readonly expanded: boolean
  readonly onExpand: () => void
  /** Shown when expanded. */
  readonly children: ReactNode
  /** Shown instead without scripts. */
  readonly unscripted?: ReactNode
}

/** A description that shows its first lines until it is expanded. On paper it is expanded. */
export const ReadMore = ({ texts, expanded, onExpand, children, unscripted }: ReadMoreProps) => {
  const { more } = useTexts(resultTexts)
  const panel = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const isPrinting = usePrinting()

  useEffect(() => {
    // The button disappeared, so move focus.
    if (expanded && pressed.current) panel.current?.focus({ preventScroll: true })
  }, [expanded])

  const press = () => {
    pressed.current = true
    onExpand()
  }
  return (
    <div ref={panel} tabIndex={-1} className={styles['panel']}>
      <div className={expanded ? styles['text'] : styles['start']}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {expanded || isPrinting ? (
        children
      ) : (
        <>
          <button type="button" className={styles['more']} aria-expanded={false} onClick={press}>
            {more}
          </button>
          {/* React renders the content of `noscript` only on servers. */}
          <noscript className={styles['unscripted']}>{unscripted}</noscript>
        </>
      )}
    </div>
  )
}
