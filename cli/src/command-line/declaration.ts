import type { Command } from 'commander'
import type { Streams } from '../system/streams.js'
import type { ExitCode } from './exit-code.js'

/** What the declaration of a command is given. */
export interface DeclarationContext {
  readonly streams: Streams
  /** Takes what the command ended with. */
  readonly finish: (code: ExitCode) => void
}

/** A command with its options; what it does is loaded when it is called. */
export type Declaration = (declaring: DeclarationContext) => Command
