/** Texts of `serve`. */
export interface ServeTexts {
  readonly running: string
  readonly here: string
  readonly network: string
  readonly unreachable: string
  readonly scan: string
  /** `threads`: photos at the same time. */
  readonly working: (threads: number) => string
  readonly toStop: string
  readonly stopping: string
  readonly port: Readonly<Record<string, (port: number) => string>>
  readonly host: Readonly<Record<string, string>>
  /** Why the data folder cannot be used, by the system's code. */
  readonly data: Readonly<Record<string, string>>
  /** An embedded database that another process has. */
  readonly inUse: (process: string, lock: string) => string
  /** Why an embedded database cannot be opened, by the service's code. */
  readonly folder: Readonly<Record<string, string>>
  /** A bucket without credentials. */
  readonly noKeys: string
  /** Why a database server cannot be used, by the system's code, PostgreSQL's, or the class of that. */
  readonly database: Readonly<Record<string, string>>
}
