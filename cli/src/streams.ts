/** What a command may touch of the process around it, so that tests can run it in their own. */
export interface Streams {
  /** Data: results and nothing else. */
  readonly out: (text: string) => unknown
  /** Everything that is not data: progress, warnings, errors. */
  readonly err: (text: string) => unknown
  /** Whether `out` shows colours: a terminal, and NO_COLOR not set (no-color.org). */
  readonly colour: boolean
  readonly env: Readonly<Record<string, string | undefined>>
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal
}
