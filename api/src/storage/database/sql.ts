export type Row = Readonly<Record<string, unknown>>

/** Runs statements, with `$1` … for values. */
export interface Sql {
  /** Runs a statement and returns its rows. */
  readonly query: (text: string, values?: ReadonlyArray<unknown>) => Promise<ReadonlyArray<Row>>
  /** Runs several statements without values and returns the rows of the last. */
  readonly script: (text: string) => Promise<ReadonlyArray<Row>>
}

export interface Database extends Sql {
  readonly transaction: <A>(work: (sql: Sql) => Promise<A>) => Promise<A>
  /** Runs work under a lock shared by all nodes. */
  readonly withLock: <A>(work: () => Promise<A>) => Promise<A>
  readonly close: () => Promise<void>
}
