import type { ReactNode, Ref } from 'react'
import { useEffect, useRef } from 'react'
import { withoutBreaks } from './break-place.js'
import { site } from '../site/site.js'
import styles from './screen.module.css'
import { useSharedTexts } from '../language/first-texts.js'

// The first heading after a page load does not take the focus; every later heading does.
let isLaterHeading = false

interface ScreenHeadingProps {
  /** Document title; default: the heading's text with the brand. */
  readonly title?: string
  readonly children: string
}

/** Heading of a screen or step. When it appears, it sets the document title and takes focus. */
export function ScreenHeading({ title, children }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pageTitle } = useSharedTexts()
  const full = title ?? pageTitle({ heading: children, brand: site.brand.name })

  useEffect(() => {
    document.title = withoutBreaks(full)
  }, [full])

  useEffect(() => {
    if (isLaterHeading) heading.current?.focus({ preventScroll: true })
    isLaterHeading = true
  }, [])

  return <Heading ref={heading}>{children}</Heading>
}

interface HeadingProps {
  readonly ref?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** The `h1` of a screen or step. It can receive focus. */
export function Heading({ ref, children }: HeadingProps) {
  return (
    <h1 ref={ref} tabIndex={-1} className={styles['heading']}>
      {children}
    </h1>
  )
}
