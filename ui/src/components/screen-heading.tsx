import { useEffect, useRef } from 'react'
import { withoutBreaks } from './break-place.js'
import { site } from '../site/site.js'
import { Heading } from './heading.js'
import { useSharedTexts } from '../language/first-texts.js'

// After a page load the focus stays where the browser puts it. Every later heading takes it.
let isLaterHeading = false

interface ScreenHeadingProps {
  /** The document's title; left out, the heading's text with the brand. */
  readonly title?: string
  readonly children: string
}

/** A screen's or step's heading: when it appears, the document's title and the focus go with it. */
export const ScreenHeading = ({ title, children }: ScreenHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pageTitle } = useSharedTexts()
  const full = title ?? pageTitle(children, site.brand)

  useEffect(() => {
    document.title = withoutBreaks(full)
  }, [full])

  useEffect(() => {
    if (isLaterHeading) heading.current?.focus({ preventScroll: true })
    isLaterHeading = true
  }, [])

  return <Heading ref={heading}>{children}</Heading>
}
