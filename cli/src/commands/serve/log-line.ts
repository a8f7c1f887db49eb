import type { LogLevel } from '@kaoiro/api'
import type { Streams } from '../../system/streams.js'

export type Log = (
  level: 'info' | 'warn',
  sentence: string,
  fields?: Readonly<Record<string, string>>,
) => void

/** Writes sentences to stderr: as text to a terminal, otherwise as JSON lines, so that log collectors can read every line. */
export const asLog =
  ({ err, canRedraw }: Pick<Streams, 'err' | 'canRedraw'>, shown: LogLevel): Log =>
  (level, sentence, fields = {}) => {
    const msg = sentence.replace(/^kaoiro: /, '')
    const line = { level, time: new Date().toISOString(), ...fields, msg }
    const levels: ReadonlyArray<LogLevel> = ['debug', 'info', level]
    if (canRedraw) err(`${[sentence, ...Object.values(fields)].join(' ')}\n`)
    else if (levels.includes(shown)) err(`${JSON.stringify(line)}\n`)
  }
