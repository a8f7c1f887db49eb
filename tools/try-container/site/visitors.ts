import { callsTo } from '../../visits/calls.js'
import { casesOf } from '../../visits/cases.js'
import type { Figure } from '../../report/figure.js'
import { inParallel } from '../../processes/in-parallel.js'
import type { NextAddress, UploadAddress, Visit } from '../../visits/visit.js'
import { visit } from '../../visits/visit.js'

export interface Visitors {
  readonly count: number
  readonly atOnce: number
  /** Any node, each time the next one. */
  readonly next: NextAddress
  readonly uploadAddress: UploadAddress
  /** Called after each visit with how many are over. */
  readonly onEnd: (done: number) => void
}

const brokenOff: Visit = { accepted: false, status: null, isAsExpected: false }

/** Visitors who insist where a node is gone; how many of them came to the end that their photo should. */
export const visitorsFigure = async ({
  count,
  atOnce,
  next,
  uploadAddress,
  onEnd,
}: Visitors): Promise<Figure> => {
  const come = visit(
    callsTo(() => undefined),
    next,
    true,
    uploadAddress,
  )
  let done = 0
  const visits = await inParallel(await casesOf(count), atOnce, async (photo) => {
    const ended = await come(photo).catch(() => brokenOff)
    onEnd(++done)
    return ended
  })
  return {
    name: 'visitors who came to the end they should',
    measured: `${visits.filter(({ isAsExpected }) => isAsExpected).length} of ${count}`,
    goal: 'all',
    reached: visits.every(({ isAsExpected }) => isAsExpected),
  }
}
