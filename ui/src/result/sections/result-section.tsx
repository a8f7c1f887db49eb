import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePrinting } from '../../components/use-printing.js'
import { Names } from '../../components/names.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './result-section.module.css'

interface ResultSectionProps {
  /** Face pattern or personal colour. */
  readonly kind: string
  readonly names: ReadonlyArray<string>
  readonly children: ReactNode
}

/** One half of the result. */
export function ResultSection({ kind, names, children }: ResultSectionProps) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        <span className={styles['kind']}>{kind}</span>
        <span className={styles['name']}>
          <Names names={names} />
        </span>
      </h2>
      {children}
    </section>
  )
}

/** The character of a face pattern or season in single words. */
export function Keywords({ words }: { readonly words: ReadonlyArray<string> }) {
  return (
    <ul className={styles['keywords']}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}

interface FigureProps {
  readonly heading: string
  readonly children: ReactNode
}

/** A titled drawing or chart. */
export function Figure({ heading, children }: FigureProps) {
  return (
    <div className={styles['figure']}>
      <h3 className="section-heading">{heading}</h3>
      {children}
    </div>
  )
}

interface ReadMoreProps {
  /** Name of the half in the history entry, where it stays expanded. */
  readonly half: 'pattern' | 'colour'
  /** Paragraphs. */
  readonly texts: ReadonlyArray<string>
  /** Shown when expanded. */
  readonly children: ReactNode
  /** Shown instead without scripts. */
  readonly unscripted: ReactNode
}

/** A description that shows its first lines until it is expanded. On paper it is expanded. */
export function ReadMore({ half, texts, children, unscripted }: ReadMoreProps) {
  const { more } = useTexts(resultTexts)
  const [expanded, expand] = useExpanded(half)
  const panel = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const isPrinting = usePrinting()

  useEffect(() => {
    // The button disappeared, so move focus.
    if (expanded && pressed.current) panel.current?.focus({ preventScroll: true })
  }, [expanded])

  const press = () => {
    pressed.current = true
    expand()
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

/** Names and history entries of the descriptions that are expanded. In memory, so a reload collapses them. */
const expandedOnes = new Set<string>()

/**
 * Whether a description of the current history entry is expanded. It is still expanded when the visitor returns to the
 * entry, so that the page has the same length.
 */
function useExpanded(name: string): readonly [boolean, () => void] {
  const { key: entryKey } = useLocation()
  const flag = `${name}.${entryKey}`
  const [isExpanded, setExpanded] = useState(expandedOnes.has(flag))
  const expand = () => {
    expandedOnes.add(flag)
    setExpanded(true)
  }
  return [isExpanded, expand]
}
