import type { Answered } from '../../simulated-visitors/calls.js'
import { askUntil } from '../../simulated-visitors/ask-until.js'
import { callsTo } from '../../simulated-visitors/calls.js'

/** An analysis takes a tenth of a second, and 100 sessions may wait. */
const forAMinute = { tries: 120, pause: 500 } as const

/** Asks for a session's analysis. Whether the session came to its end: it was refused, or analysed. */
export const comesToAnEnd = async (address: string, id: string): Promise<boolean> => {
  const { request, poll } = callsTo(() => undefined)
  const asked = await askUntil(
    () => request(address, id, { gender: 'WOMEN', hairline: 20 }),
    ({ status }) => status !== 503,
    forAMinute,
  )
  if (asked === undefined) return false
  if (!isUnderWay(asked)) return true
  const ended = await askUntil(
    () => poll(address, id),
    ({ body }) => !body.includes('"analyzing"'),
    forAMinute,
  )
  return ended !== undefined
}

/** It may have been asked for before: by one of the malformed requests, which was sound. */
const isUnderWay = ({ status, body }: Answered): boolean =>
  status === 202 || body.includes('"analysis-already-requested"')
