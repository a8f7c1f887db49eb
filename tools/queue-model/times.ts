import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { workspace } from '../processes/workspace.js'

/** Milliseconds of one call. */
const Call = t.type({
  /** Until its answer, on a quiet machine; of the request, without decoding. */
  answer: t.number,
  /** Of a web node's processor, without decoding. */
  cpu: t.number,
})

/** What `npm run soak -- --only plan --times FILE` measures. */
export const Times = t.type({
  /** Node and machine, in words. */
  machine: t.string,
  /** Milliseconds of a thread while all cores work, one entry a photo. */
  photos: t.array(t.type({ decode: t.number, analysis: t.number })),
  calls: t.type({ create: Call, upload: Call, request: Call, poll: Call }),
  database: t.type({
    /** Committed transactions and milliseconds of processor, of a visit without its polls, and of a poll. */
    visit: t.type({ transactions: t.number, cpu: t.number }),
    poll: t.type({ transactions: t.number, cpu: t.number }),
    /** Transactions a second of a node that has nothing to do. */
    idle: t.number,
    /** Of a session with its share of the indexes and of dead rows. */
    rowBytes: t.number,
  }),
  /** A prepared photo, and its pixels, which stand in its place until the analysis. */
  bytes: t.type({ photo: t.number, pixmap: t.number }),
})

export type Times = t.TypeOf<typeof Times>

/** Measured on the machine that docs/running.md's table is of. */
export const defaultTimesFile = path.join(workspace, 'tools/plan/times.json')

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isUsable = ({ photos }: Times): boolean =>
  photos.length > 0 && photos.every(({ decode, analysis }) => decode >= 0 && analysis >= 0)

/** One line a photo, as the repository's format has it. */
export const timesText = (times: Times): string =>
  `${JSON.stringify(times, null, 2).replaceAll(
    /\{\s+("decode": [\d.]+,)\s+("analysis": [\d.]+)\s+\}/g,
    '{ $1 $2 }',
  )}\n`

/** The times in a file's text, or one line that says why there are none. */
export const timesIn = (text: string): E.Either<string, Times> => {
  const times = Times.decode(parsed(text))
  return E.isRight(times) && isUsable(times.right)
    ? times
    : E.left('is not what npm run soak -- --only plan --times FILE writes')
}

export const readTimes = (file: string): E.Either<string, Times> => {
  try {
    return E.mapLeft((why: string) => `${file} ${why}`)(timesIn(readFileSync(file, 'utf8')))
  } catch {
    return E.left(`${file} cannot be read; npm run soak -- --only plan --times FILE makes one`)
  }
}
