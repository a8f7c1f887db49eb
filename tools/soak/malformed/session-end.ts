import { setTimeout as delay } from 'node:timers/promises'
import type { Answered } from '../../visits/calls.js'
import { callsTo } from '../../visits/calls.js'

/** Milliseconds between two looks. */
const pause = 500

/** A minute of looks; an analysis takes a tenth of a second, and 100 sessions may wait. */
const maxLooks = 120

/** Asks for a session's analysis. Whether the session came to its end: it was refused, or analysed. */
export const comesToAnEnd = async (address: string, id: string): Promise<boolean> => {
  const { request, poll } = callsTo(() => undefined)
  const asked = await lookUntil(
    () => request(address, id, { gender: 'WOMEN', hairline: 20 }),
    ({ status }) => status !== 503,
  )
  if (asked === undefined) return false
  if (!isUnderWay(asked)) return true
  const ended = await lookUntil(
    () => poll(address, id),
    ({ body }) => !body.includes('"analyzing"'),
  )
  return ended !== undefined
}

const lookUntil = async (
  look: () => Promise<Answered>,
  isOver: (answer: Answered) => boolean,
): Promise<Answered | undefined> => {
  for (let looks = 0; looks < maxLooks; looks++) {
    const answer = await look()
    if (isOver(answer)) return answer
    await delay(pause)
  }
  return undefined
}

/** It may have been asked for before: by one of the malformed requests, which was sound. */
const isUnderWay = ({ status, body }: Answered): boolean =>
  status === 202 || body.includes('"analysis-already-requested"')
