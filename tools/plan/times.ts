import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { workspace } from '../programs/workspace.js'

/** Work of one visit, as measured by `npm run soak -- --only plan --times FILE`. */
const Times = t.type({
  /** Node version and machine. */
  machine: t.string,
  /** Milliseconds that a thread takes for one photo while all cores are busy. */
  analysis: t.number,
  /** Milliseconds of CPU time of a web node and of the database. */
  webCpu: t.number,
  databaseCpu: t.number,
  transactions: t.number,
})

export type Times = t.TypeOf<typeof Times>

/** The times behind the table in docs/running.md. */
export const defaultTimesFile = path.join(workspace, 'tools/plan/times.json')

/** Reads measured times, or returns a one-line error message. */
export const readTimes = (file: string): E.Either<string, Times> => {
  const read = E.tryCatch(() => JSON.parse(readFileSync(file, 'utf8')) as unknown, String)
  const times = E.isRight(read) ? Times.decode(read.right) : read
  return E.mapLeft(() => `${file} contains no times; create it by npm run soak -- --only plan`)(
    times,
  )
}
