import type { Command } from 'commander'
import type { Streams } from '../system/streams.js'
import type { ExitCode } from './exit-code.js'

/** Passed to the declaration of each command. */
export interface DeclarationContext {
  readonly streams: Streams
  /** Receives the exit code of the command. */
  readonly finish: (code: ExitCode) => void
}

/** Declares a command and its options. The implementation is loaded when the command runs. */
export type Declaration = (declaring: DeclarationContext) => Command
