import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './result-section.module.css'

interface ResultSectionProps {
  /** Face pattern or personal colour. */
  readonly kind: string
  readonly names: ReadonlyArray<string>
  readonly keywords: ReadonlyArray<string>
  readonly children: ReactNode
}

/** One half of the result. */
export const ResultSection = ({
  kind,
  names: [name, second],
  keywords,
  children,
}: ResultSectionProps) => {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        <span className={styles['kind']}>{kind}</span>
        <span className={styles['name']}>
          <span>{name}</span>
          {second !== undefined && <small>{second}</small>}
        </span>
      </h2>
      <ul className={styles['keywords']}>
        {keywords.map((keyword) => (
          <li key={keyword}>{keyword}</li>
        ))}
      </ul>
      {children}
    </section>
  )
}

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
