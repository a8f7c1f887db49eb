import { setTimeout as delay } from 'node:timers/promises'
import { schedule } from '@kaoiro/core/session/polling'
import type { Calls } from './calls.js'
import type { Case } from './cases.js'

/** How a visit ended; null if the session was not accepted, or has not ended in time. */
export interface Visit {
  readonly accepted: boolean
  readonly status: string | null
  /** Whether that is what the photo should come to. */
  readonly isAsExpected: boolean
}

/** A visitor gives up after five minutes; nobody here should need a fifth of that. */
const maxPolls = 30

/** Milliseconds before a call that found no node is made to another one. */
const pause = 200
const maxTries = 50

/** Any node of the site: the next one each time, as behind a balancer. */
export type NextAddress = () => string

const dataOf = (body: string): Readonly<Record<string, unknown>> =>
  (JSON.parse(body) as { data: Readonly<Record<string, unknown>> }).data

/** Where a photo goes that is to go to a signed address, by way of a node. */
export type UploadAddress = (node: string, signed: URL) => string

/** Nodes that keep photos in a folder take them themselves: any of them, whichever made the address. */
export const throughNode: UploadAddress = (node, { pathname, search }) =>
  `${node}${pathname}${search}`

/** A bucket is no node's. */
export const asSigned: UploadAddress = (_, { href }) => href

/**
 * One visitor from the first call to the end of the session. Where nodes are killed (`stubborn`), a call
 * that found none, or got no answer, is made again; else it rejects.
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
    const { session_id, bucket_url } = dataOf(created.body)
    const id = String(session_id)
    const upload = new URL(String(bucket_url))
    const uploaded = await insist((address) => calls.upload(uploadAddress(address, upload), photo))
    // Taken already: by a node that was killed before it could say so.
    if (uploaded.status !== 200 && uploaded.status !== 409) return refused
    const isAccepted = await acceptedBy(() =>
      insist((address) => calls.request(address, id, { gender, hairline: 20 })),
    )
    if (!isAccepted) return refused

    for (let attempt = 0; attempt < maxPolls; attempt++) {
      await delay(schedule(attempt))
      const answer = await insist((address) => calls.poll(address, id))
      const status = answer.status === 200 ? String(dataOf(answer.body)['status']) : 'unknown'
      if (status !== 'analyzing')
        return { accepted: true, status, isAsExpected: status === expected }
    }
    return { accepted: true, status: null, isAsExpected: false }
  }

const refused: Visit = { accepted: false, status: null, isAsExpected: false }

/** Milliseconds after which a full line is asked again; the service says five. */
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
