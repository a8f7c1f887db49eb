import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { workspace } from '../programs/workspace.js'

/** What `npm run soak -- --only plan --times FILE` measures. Times in milliseconds. */
const Times = t.type({
  /** Node version and machine, for the report. */
  machine: t.string,
  /** Time of a thread for one photo while all cores are busy. */
  photo: t.type({ decode: t.number, analysis: t.number }),
  /** Response times. */
  answer: t.type({ create: t.number, upload: t.number, poll: t.number }),
  /** CPU time of a web node for one visit, without decoding. */
  webCpu: t.number,
  database: t.type({
    /** Committed transactions and CPU time of one visit. */
    transactions: t.number,
    cpu: t.number,
    /** Transactions per second of an idle node. */
    idleTransactions: t.number,
    /** Size of a session, including indexes and dead rows. */
    rowBytes: t.number,
  }),
  /** A prepared photo, and its pixels, which replace it until the analysis. */
  bytes: t.type({ photo: t.number, pixmap: t.number }),
})

export type Times = t.TypeOf<typeof Times>

/** The times behind the table in docs/running.md. */
export const defaultTimesFile = path.join(workspace, 'tools/plan/times.json')

/** Reads measured times, or returns a one-line error message. */
export const readTimes = (file: string): E.Either<string, Times> => {
  const read = E.tryCatch(() => JSON.parse(readFileSync(file, 'utf8')) as unknown, String)
  const times = E.isRight(read) ? Times.decode(read.right) : read
  return E.mapLeft(
    () => `cannot read ${file}; npm run soak -- --only plan --times FILE creates such a file`,
  )(times)
}
