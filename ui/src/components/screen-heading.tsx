import { useEffect, useRef } from 'react'
import { useSharedTexts } from './texts/use-shared-texts.js'
import { Heading } from './heading.js'

// The page is loaded with its focus where the browser puts it; what comes later takes it.
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
  const full = title ?? pageTitle(children)

  useEffect(() => {
    document.title = full
  }, [full])

  useEffect(() => {
    if (isLaterHeading) heading.current?.focus({ preventScroll: true })
    isLaterHeading = true
  }, [])

  return <Heading ref={heading}>{children}</Heading>
}
