import type { ReactNode } from 'react'
import { useId } from 'react'
import { Names } from '../../components/names.js'
import styles from './result-section.module.css'

interface ResultSectionProps {
  /** Face pattern or personal colour. */
  readonly kind: string
  readonly names: ReadonlyArray<string>
  readonly children: ReactNode
}

/** One half of the result. */
export const ResultSection = ({ kind, names, children }: ResultSectionProps) => {
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
export const Keywords = ({ words }: { readonly words: ReadonlyArray<string> }) => (
  <ul className={styles['keywords']}>
    {words.map((word) => (
      <li key={word}>{word}</li>
    ))}
  </ul>
)

interface FigureProps {
  readonly heading: string
  readonly children: ReactNode
}

/** A titled drawing or chart. */
export const Figure = ({ heading, children }: FigureProps) => (
  <div className={styles['figure']}>
    <h3 className="section-heading">{heading}</h3>
    {children}
  </div>
)
