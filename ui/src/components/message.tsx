import type { ReactNode } from 'react'
import { ScreenBody } from './screen-body.js'
import { ScreenHeading } from './screen-heading.js'

interface MessageProps {
  readonly heading: string
  readonly children: ReactNode
}

/** A screen that consists of a message. */
export function Message({ heading, children }: MessageProps) {
  return (
    <ScreenBody>
      <ScreenHeading>{heading}</ScreenHeading>
      {children}
    </ScreenBody>
  )
}
