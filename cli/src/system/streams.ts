/** The parts of the process that a command uses. Tests replace them. */
export interface Streams {
  /** Writes to stdout: results only. */
  readonly out: (data: string | Uint8Array) => unknown
  readonly outIsTerminal: boolean
  /** Resolves when the output is written; to false if its reader has closed it (`kaoiro … | head -1`). */
  readonly flushed: () => Promise<boolean>
  /** Writes to stderr: progress, warnings and errors. */
  readonly err: (text: string) => unknown
  /** Starts to read standard input. */
  readonly input: () => AsyncIterable<Uint8Array>
  /** Whether standard input is a terminal, where the user needs a prompt. */
  readonly inputIsTerminal: boolean
  /** Whether to print colours, see `showsColours`. */
  readonly colour: { readonly out: boolean; readonly err: boolean }
  /** Whether `err` is a terminal that can redraw lines. */
  readonly canRedraw: boolean
  /** Width of the terminal in characters, for stderr and stdout. */
  readonly columns: number
  readonly outColumns: number
  readonly env: Readonly<Record<string, string | undefined>>
  /** Aborted when the command must end at once: Ctrl-C, closed terminal, SIGTERM. */
  readonly signal: AbortSignal
  /** After this call the first Ctrl-C aborts only the returned signal, the second one `signal`. With
   * `within`, SIGTERM and SIGHUP do the same, and the command has this many milliseconds to end.
   */
  readonly stopGracefully: (within?: number) => AbortSignal
}

const isSet = (value: string | undefined): value is string => value !== undefined && value !== ''

/** Whether to print colours. `FORCE_COLOR` takes precedence (0 and false: no), then `NO_COLOR`
 * (no-color.org), then whether the stream is a terminal other than `dumb`.
 */
export function showsColours(env: Streams['env'], isTerminal: boolean): boolean {
  const forced = env['FORCE_COLOR']
  if (isSet(forced)) return forced !== '0' && forced !== 'false'
  return !isSet(env['NO_COLOR']) && canRedrawLines(env, isTerminal)
}

/** Whether lines can be redrawn: on a terminal other than `dumb`. */
export function canRedrawLines(env: Streams['env'], isTerminal: boolean): boolean {
  return isTerminal && env['TERM'] !== 'dumb'
}

/** Columns of a line: the terminal's, otherwise `COLUMNS` (POSIX), otherwise 80. Some terminals report none. */
export function columnsOf(
  env: Streams['env'],
  { isTTY, columns }: Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>,
): number {
  const given = Number(env['COLUMNS'])
  if (isTTY && columns > 0) return columns
  return Number.isInteger(given) && given > 0 ? given : 80
}
