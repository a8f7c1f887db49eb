import type { Streams } from '../system/streams.js'

const isSet = (value: string | undefined): value is string => value !== undefined && value !== ''

/**
 * Whether colours are written to a stream. `FORCE_COLOR` decides if it is set (0 and false: no), then
 * `NO_COLOR` (no-color.org), then whether the stream is a terminal that is not `dumb`.
 */
export const showsColours = (env: Streams['env'], isTerminal: boolean): boolean => {
  const forced = env['FORCE_COLOR']
  if (isSet(forced)) return forced !== '0' && forced !== 'false'
  return !isSet(env['NO_COLOR']) && canRedrawLines(env, isTerminal)
}

/** Whether a line can be drawn again in place: a terminal, and no `dumb` one. */
export const canRedrawLines = (env: Streams['env'], isTerminal: boolean): boolean =>
  isTerminal && env['TERM'] !== 'dumb'
