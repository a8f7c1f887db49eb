import type { Reason } from '@kaoiro/core/diagnosis/failure-reason'
import type { SpoiledRecord } from '../records/record.js'
import { shareOf } from '../../statistics/shares.js'

/** Null stands for a result. */
export interface Wrong {
  readonly expected: Reason | null
  readonly got: Reason | null
  readonly count: number
}

const isRight = ({ expected, got }: SpoiledRecord): boolean => expected === got

/** The wrong answers, the most frequent first. */
export const wrongReasons = (records: ReadonlyArray<SpoiledRecord>): ReadonlyArray<Wrong> => {
  const wrong = new Map<string, Wrong>()
  for (const { expected, got } of records.filter((record) => !isRight(record))) {
    const key = `${String(expected)} ${String(got)}`
    wrong.set(key, { expected, got, count: (wrong.get(key)?.count ?? 0) + 1 })
  }
  return [...wrong.values()].sort((a, b) => b.count - a.count)
}

/** The share of the cases that were refused for the right reason, or passed where clean. */
export const rightReasons = (records: ReadonlyArray<SpoiledRecord>): number =>
  shareOf(records, isRight)
