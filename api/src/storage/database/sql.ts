export type Row = Readonly<Record<string, unknown>>

/** PostgreSQL, embedded or a server: statements with `$1` … for values. */
export interface Sql {
  /** One statement; its rows. */
  readonly query: (text: string, values?: ReadonlyArray<unknown>) => Promise<ReadonlyArray<Row>>
  /** Several statements without values; the rows of the last. */
  readonly script: (text: string) => Promise<ReadonlyArray<Row>>
}

export interface Database extends Sql {
  /** All of the work, or none of it if it rejects. */
  readonly transaction: <A>(work: (sql: Sql) => Promise<A>) => Promise<A>
  /** Holds a lock of all nodes: those that do this at the same time do it one after the other. */
  readonly withLock: <A>(work: () => Promise<A>) => Promise<A>
  readonly close: () => Promise<void>
}
