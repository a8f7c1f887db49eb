import type { ReactNode, Ref } from 'react'
import styles from './screen.module.css'

interface HeadingProps {
  readonly ref?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** The `h1` of a screen or step. It can receive focus. */
export const Heading = ({ ref, children }: HeadingProps) => (
  <h1 ref={ref} tabIndex={-1} className={styles['heading']}>
    {children}
  </h1>
)
