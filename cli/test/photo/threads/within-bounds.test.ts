import * as E from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import type { PhotoFault, PreparedPhoto } from '../../../src/photo/preparation.js'
import { countedTime, withinBounds } from '../../../src/photo/threads/within-bounds.js'

type Answer = E.Either<PhotoFault, PreparedPhoto>

const job = {
  bytes: new Uint8Array(),
  accepted: { type: 'jpeg', width: 1, height: 1 },
} as const

const never = { run: () => new Promise<Answer>(() => undefined) }

test('withinBounds returns an answer in time and keeps the thread', async () => {
  const answer: Answer = E.left({ _tag: 'BrokenPhoto' })
  const run = () => Promise.resolve(answer)
  expect(await withinBounds({ run }, job, { seconds: 60, megabytes: 10_000 })).toEqual({
    answer,
    isUsable: true,
  })
})

test('withinBounds gives up a thread that takes too long', async () => {
  expect(await withinBounds(never, job, { seconds: 0.01, megabytes: 10_000 })).toEqual({
    answer: E.left({ _tag: 'TookTooLong', seconds: 0.01 }),
    isUsable: false,
  })
})

test('withinBounds gives up a thread that takes too much memory', async () => {
  // Earlier tests of this process may free memory meanwhile, so the thread takes more until it is given up.
  const kept: Array<Uint8Array> = []
  const take = () => kept.push(new Uint8Array(50_000_000).fill(1))
  let taking: NodeJS.Timeout | undefined
  const run = () => {
    taking = setInterval(take, 20)
    return never.run()
  }
  try {
    expect(await withinBounds({ run }, job, { seconds: 60, megabytes: 40 })).toEqual({
      answer: E.left({ _tag: 'TookTooMuchMemory', megabytes: 40 }),
      isUsable: false,
    })
  } finally {
    clearInterval(taking)
  }
  expect(kept).not.toEqual([])
})

test('withinBounds reports a broken photo if its thread ends', async () => {
  const run = () => Promise.resolve(null)
  expect(await withinBounds({ run }, job, { seconds: 60, megabytes: 10_000 })).toEqual({
    answer: E.left({ _tag: 'BrokenPhoto' }),
    isUsable: false,
  })
})

test('withinBounds rejects if the engine cannot be loaded', async () => {
  const run = () => Promise.reject(new Error('no engine'))
  await expect(withinBounds({ run }, job, { seconds: 60, megabytes: 10_000 })).rejects.toThrow(
    'no engine',
  )
})

test.each([
  ['ignores the time of other programs', 60, 10, 10],
  ['counts the CPU time of this photo', 60, 60, 60],
  ['limits the CPU time of several photos', 60, 240, 60],
  ['counts a twelfth of the time of a hang', 60, 0, 5],
  ['ignores most of the time of a suspended computer', 3_600_000, 240, 100],
  ['counts a twelfth of that if the thread hangs', 3_600_000, 0, 100 / 12],
])('countedTime %s', (_, passed, cpu, counted) => {
  expect(countedTime(passed, cpu)).toBe(counted)
})
