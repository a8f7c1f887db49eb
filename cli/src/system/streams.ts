/** All that a command may use of its process, so that tests can run it in theirs. */
export interface Streams {
  /** Data: results and nothing else. */
  readonly out: (data: string | Uint8Array) => unknown
  readonly outIsTerminal: boolean
  /**
   * Resolves once what was written to `out` is on its way: to false if its reader has gone
   * (`kaoiro … | head -1`) and no more is wanted.
   */
  readonly flushed: () => Promise<boolean>
  /** Everything that is not data: progress, warnings, errors. */
  readonly err: (text: string) => unknown
  /** Standard input; it is not read before this is called. */
  readonly input: () => AsyncIterable<Uint8Array>
  /** Whether `input` is typed at a terminal, by somebody who may not know that it is awaited. */
  readonly inputIsTerminal: boolean
  /** Whether each shows colours: see `showsColours`. */
  readonly colour: { readonly out: boolean; readonly err: boolean }
  /** Whether `err` is a terminal on which a line can be drawn again. */
  readonly canRedraw: boolean
  /** Characters in a line of the terminal. */
  readonly columns: number
  readonly env: Readonly<Record<string, string | undefined>>
  /** Aborted when everything is to end at once: Ctrl-C, a closed terminal, a request to end. */
  readonly signal: AbortSignal
  /**
   * From this call on the first Ctrl-C only aborts the signal that is returned, the second one `signal`.
   * With `within`, a closed terminal and a request to end do the same, and the command has so many
   * milliseconds from then on.
   */
  readonly stopGracefully: (within?: number) => AbortSignal
}

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
