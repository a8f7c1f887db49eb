import type { Row } from './sql.js'

/** A request to the database's thread, one at a time. */
export type ThreadCall =
  /** One statement, with values. */
  | { readonly _tag: 'Query'; readonly text: string; readonly values: ReadonlyArray<unknown> }
  /** Several statements without. */
  | { readonly _tag: 'Script'; readonly text: string }
  /** Flushes everything; the last call. */
  | { readonly _tag: 'Close' }

/** An error as it is passed between threads, which would lose an Error's own fields. */
export interface PlainError {
  readonly message: string
  /** PostgreSQL's SQLSTATE, or the system's code. */
  readonly code?: string
  /** Whether the database is unusable after it. */
  readonly isFatal: boolean
}

/** What the thread posts: `Loaded` by itself, then an answer when it has opened the database, and one to each call. */
export type ThreadAnswer =
  | { readonly _tag: 'Loaded' }
  | { readonly _tag: 'Rows'; readonly rows: ReadonlyArray<Row> }
  | { readonly _tag: 'Failed'; readonly error: PlainError }

export const toPlainError = (error: unknown): PlainError => ({
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof Error && 'code' in error ? { code: String(error.code) } : {}),
  isFatal: isFatal(error),
})

/**
 * PostgreSQL would end its process after a PANIC or FATAL; PGlite, which has none to end, spins at the next
 * call. WebAssembly that traps (RuntimeError) is in no state to go on, nor is what throws no Error.
 */
const isFatal = (error: unknown): boolean =>
  !(error instanceof Error) ||
  error.name === 'RuntimeError' ||
  ('severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL'))

export const fromPlainError = ({ message, code }: PlainError): Error =>
  Object.assign(new Error(message), code === undefined ? {} : { code })
