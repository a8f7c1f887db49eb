import type { ReactNode } from 'react'
import { ActionBar } from './action-bar.js'
import { Message } from './message.js'

interface MessageScreenProps {
  readonly words: { readonly heading: string; readonly message: string }
  /** The actions below the message. */
  readonly children: ReactNode
}

/** A full-screen message with actions. */
export function MessageScreen({ words, children }: MessageScreenProps) {
  return (
    <>
      <Message heading={words.heading}>
        <p>{words.message}</p>
      </Message>
      <ActionBar>{children}</ActionBar>
    </>
  )
}
