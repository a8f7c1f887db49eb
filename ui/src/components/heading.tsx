import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import styles from './heading.module.css'

interface HeadingProps {
  /** The document's title. */
  readonly title: string
  readonly children: ReactNode
}

/**
 * A screen's or a step's `h1`. When it brings a new title, the focus moves to it: the first screen
 * has the title that the page was loaded with, and leaves the focus where it is.
 */
export const Heading = ({ title, children }: HeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (document.title === title) return
    document.title = title
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [title])

  return (
    <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
      {children}
    </h1>
  )
}
