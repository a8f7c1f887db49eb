import type { ReactNode } from 'react'
import { ActionBar } from './action-bar.js'
import { Message } from './message.js'

interface MessageScreenProps {
  readonly words: { readonly heading: string; readonly message: string }
  /** The way on. */
  readonly children: ReactNode
}

/** A whole screen of one message, with the way on from there. */
export const MessageScreen = ({ words, children }: MessageScreenProps) => (
  <>
    <Message heading={words.heading}>
      <p>{words.message}</p>
    </Message>
    <ActionBar>{children}</ActionBar>
  </>
)
