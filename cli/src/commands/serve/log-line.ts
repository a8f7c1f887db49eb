import type { LogLevel } from '@kaoiro/api'
import type { Streams } from '../../system/streams.js'

/** The levels at which lines about the course of a node are logged. */
const verbose: ReadonlyArray<LogLevel> = ['debug', 'info']

/** Writes sentences to stderr: plainly to a terminal, otherwise as JSON lines, so that log collectors can read every line. */
export const asLog =
  ({ err, canRedraw }: Pick<Streams, 'err' | 'canRedraw'>, shown: LogLevel) =>
  (
    level: 'info' | 'warn',
    sentence: string,
    fields: Readonly<Record<string, unknown>> = {},
  ): void => {
    const msg = sentence.replace(/^kaoiro: /, '').trim()
    const line = { level, time: new Date().toISOString(), ...fields, msg }
    if (canRedraw) err(sentence)
    else if (verbose.includes(shown) || (level === 'warn' && shown === 'warn'))
      err(`${JSON.stringify(line)}\n`)
  }
