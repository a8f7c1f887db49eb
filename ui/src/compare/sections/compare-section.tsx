import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './compare-sections.module.css'

interface CompareSectionProps {
  readonly heading: string
  readonly children: ReactNode
}

/** A titled section of the comparison screens. */
export const CompareSection = ({ heading, children }: CompareSectionProps) => {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className="section-heading">
        {heading}
      </h2>
      {children}
    </section>
  )
}
