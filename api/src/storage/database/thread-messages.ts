import type { Row } from './sql.js'

/** A call to the database thread, which accepts one at a time. */
export type ThreadCall =
  /** One statement, with values. */
  | { readonly _tag: 'Query'; readonly text: string; readonly values: ReadonlyArray<unknown> }
  /** Several statements, without values. */
  | { readonly _tag: 'Script'; readonly text: string }
  /** Writes everything to disk; the last call. */
  | { readonly _tag: 'Close' }

/** An error in a form that keeps its fields between threads. */
export interface PlainError {
  readonly message: string
  /** PostgreSQL's SQLSTATE, or the system's code. */
  readonly code?: string
  /** Whether the database is unusable after it. */
  readonly isFatal: boolean
}

/** Messages of the thread: `Loaded`, then the answer to opening the database, then an answer to each call. */
export type ThreadAnswer =
  | { readonly _tag: 'Loaded' }
  | { readonly _tag: 'Rows'; readonly rows: ReadonlyArray<Row> }
  | { readonly _tag: 'Failed'; readonly error: PlainError }

export function toPlainError(error: unknown): PlainError {
  return {
    message: error instanceof Error ? error.message : String(error),
    ...(error instanceof Error && 'code' in error ? { code: String(error.code) } : {}),
    isFatal: isFatal(error),
  }
}

/** Whether PGlite is unusable afterwards: it would hang at the next call after PANIC, FATAL or a WebAssembly trap. */
const isFatal = (error: unknown): boolean =>
  !(error instanceof Error) ||
  error.name === 'RuntimeError' ||
  ('severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL'))

export function fromPlainError({ message, code }: PlainError): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code })
}
