import * as E from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import type { PhotoFault, PreparedPhoto } from '../../../src/photo/preparation.js'
import { withinBounds } from '../../../src/photo/threads/within-bounds.js'

type Answer = E.Either<PhotoFault, PreparedPhoto>

const job = {
  bytes: new Uint8Array(),
  accepted: { type: 'jpeg', width: 1, height: 1 },
} as const

const never = { run: () => new Promise<Answer>(() => undefined) }

test('an answer in time is returned, and the thread stays usable', async () => {
  const answer: Answer = E.left({ _tag: 'BrokenPhoto' })
  const run = () => Promise.resolve(answer)
  expect(await withinBounds({ run }, job, { seconds: 60, megabytes: 10_000 })).toEqual({
    answer,
    isUsable: true,
  })
})

test('a thread that takes too long is given up', async () => {
  expect(await withinBounds(never, job, { seconds: 0.01, megabytes: 10_000 })).toEqual({
    answer: E.left({ _tag: 'TookTooLong', seconds: 0.01 }),
    isUsable: false,
  })
})

test('a thread that takes too much memory is given up', async () => {
  let kept: Uint8Array | null = null
  const run = () => {
    kept = new Uint8Array(100_000_000).fill(1)
    return never.run()
  }
  expect(await withinBounds({ run }, job, { seconds: 60, megabytes: 40 })).toEqual({
    answer: E.left({ _tag: 'TookTooMuchMemory', megabytes: 40 }),
    isUsable: false,
  })
  expect(kept).not.toBeNull()
})

test('a photo that its thread does not survive is broken', async () => {
  const run = () => Promise.resolve(null)
  expect(await withinBounds({ run }, job, { seconds: 60, megabytes: 10_000 })).toEqual({
    answer: E.left({ _tag: 'BrokenPhoto' }),
    isUsable: false,
  })
})

test('an engine that cannot be loaded rejects', async () => {
  const run = () => Promise.reject(new Error('no engine'))
  await expect(withinBounds({ run }, job, { seconds: 60, megabytes: 10_000 })).rejects.toThrow(
    'no engine',
  )
})
