import { setTimeout as delay } from 'node:timers/promises'
import { schedule } from '@kaoiro/core/session'
import type { Answered, Calls } from './calls.js'
import { sessionIn } from './calls.js'
import type { Case } from './cases.js'

/** Outcome of a visit. `status` is null if the session was rejected or did not end in time. */
export interface Visit {
  readonly accepted: boolean
  readonly status: string | null
  /** Whether the status is the expected one for the photo. */
  readonly isAsExpected: boolean
}

/** This many polls take 80 s. Real visitors give up after five minutes. */
const maxPolls = 30

/** Milliseconds before a failed call is retried at the next node. */
const pause = 200
const maxTries = 50

/** Returns the next node's address, like a load balancer. */
export type NextAddress = () => string

/** Returns the upload address for a signed URL. */
export type UploadAddress = (node: string, signed: URL) => string

/** Without a bucket, any node accepts the upload, even if another node signed the URL. */
export const throughNode: UploadAddress = (node, { pathname, search }) =>
  `${node}${pathname}${search}`

/** Uploads to a bucket go to the signed URL itself. */
export const asSigned: UploadAddress = (_, { href }) => href

/**
 * Simulates a visitor from the first call to the end of the session. Failed calls are retried if `stubborn` (when nodes
 * are killed), and reject otherwise.
 */
export const visit =
  (calls: Calls, next: NextAddress, stubborn: boolean, uploadAddress = throughNode) =>
  async ({ photo, gender, expected }: Case): Promise<Visit> => {
    const insist = async <A>(call: (address: string) => Promise<A>): Promise<A> => {
      for (let tries = 1; ; tries++)
        try {
          return await call(next())
        } catch (error) {
          if (!stubborn || tries === maxTries) throw error
          await delay(pause)
        }
    }

    const created = await insist(calls.create)
    if (created.status !== 201) return refused
    const { id, bucketUrl } = sessionIn(created)
    const signed = new URL(bucketUrl)
    const uploaded = await insist((address) => calls.upload(uploadAddress(address, signed), photo))
    // 409: a node accepted the photo and was killed before it responded.
    if (uploaded.status !== 200 && uploaded.status !== 409) return refused
    const isAccepted = await acceptedBy(() =>
      insist((address) => calls.request(address, id, { gender, hairline: 20 })),
    )
    if (!isAccepted) return refused

    for (let attempt = 0; attempt < maxPolls; attempt++) {
      await delay(schedule(attempt))
      const answer = await insist((address) => calls.poll(address, id))
      const status = answer.status === 200 ? statusIn(answer) : 'unknown'
      if (status !== 'analyzing')
        return { accepted: true, status, isAsExpected: status === expected }
    }
    return { accepted: true, status: null, isAsExpected: false }
  }

const statusIn = ({ body }: Answered): string =>
  (JSON.parse(body) as { data: { status: string } }).data.status

const refused: Visit = { accepted: false, status: null, isAsExpected: false }

/** Milliseconds before a retry if the queue is full; the service asks for five seconds. */
const patience = 1_000

const acceptedBy = async (
  request: () => Promise<{ readonly status: number; readonly retryAfter: string | null }>,
): Promise<boolean> => {
  for (let tries = 0; tries < maxTries; tries++) {
    const { status, retryAfter } = await request()
    if (status === 202 || status === 409) return true
    if (status !== 503 || retryAfter === null) return false
    await delay(patience)
  }
  return false
}
