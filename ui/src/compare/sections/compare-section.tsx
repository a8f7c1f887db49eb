import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './compare-sections.module.css'

interface CompareSectionProps {
  readonly heading: string
  readonly children: ReactNode
}

/** A part of a comparison, or of the way to one, under its own name. */
export const CompareSection = ({ heading, children }: CompareSectionProps) => {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
