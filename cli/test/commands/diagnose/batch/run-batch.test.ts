import fc from 'fast-check'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import type { DiagnosisRecord } from '@kaoiro/core/records'
import type { BatchPorts } from '../../../../src/commands/diagnose/batch/run-batch.js'
import { runBatch } from '../../../../src/commands/diagnose/batch/run-batch.js'
import type { AdaptiveLimit } from '../../../../src/concurrency/adaptive-limit.js'
import { adaptiveLimit } from '../../../../src/concurrency/adaptive-limit.js'
import type { PhotoJob } from '../../../../src/sources/photo-jobs.js'

const jobsOf = (count: number): ReadonlyArray<PhotoJob> =>
  Array.from({ length: count }, (_, index) => ({
    photo: `${index}.jpg`,
    gender: 'MEN',
    hairline: 20,
  }))

const recordOf = (job: PhotoJob, kind: string): DiagnosisRecord => ({
  ...job,
  hairline: 20,
  path: `/${job.photo}`,
  api: null,
  error: { kind, message: kind },
  calls: kind === 'NotAPhoto' ? [] : [{ call: 'create session', ms: 1 }],
})

const fixedLimit = (photos: number): AdaptiveLimit => ({
  current: () => photos,
  begin: () => ({ quick: () => undefined, slow: () => undefined }),
})

/** Runs a batch with one photo for each of these kinds of errors. The photo of kind `Cancelled` is cancelled. */
const run = async (kinds: ReadonlyArray<string>, ports: Partial<BatchPorts> = {}) => {
  const written: Array<DiagnosisRecord> = []
  let started = 0
  const end = await runBatch(jobsOf(kinds.length), {
    diagnose: async (job) => {
      started++
      await Promise.resolve()
      const kind = kinds[Number.parseInt(job.photo)] ?? ''
      return kind === 'Cancelled' ? O.none : O.some(recordOf(job, kind))
    },
    write: (record) => {
      written.push(record)
      return Promise.resolve(true)
    },
    limit: fixedLimit(4),
    isStopped: () => false,
    mayBeUnreachable: true,
    ...ports,
  })
  return { end, started, written: written.map(({ photo }) => Number.parseInt(photo)) }
}

const times = (count: number, kind: string) => Array.from({ length: count }, () => kind)

describe('runBatch', () => {
  test('writes one record for each photo', async () => {
    const { end, written } = await run(times(25, 'AnalysisFailed:no-face'))
    expect(end._tag).toBe('Done')
    expect([...written].sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, n) => n))
  })

  test('limits the number of photos in progress', async () => {
    let inProgress = 0
    let max = 0
    await run(times(20, 'BadStatus'), {
      limit: fixedLimit(5),
      diagnose: async (job) => {
        max = Math.max(max, ++inProgress)
        await new Promise(setImmediate)
        inProgress--
        return O.some(recordOf(job, 'BadStatus'))
      },
    })
    expect(max).toBe(5)
  })

  /** The most photos in progress in a batch if each takes so many polls and so many milliseconds for a call. */
  const mostInProgress = async (polls: number, ms: number): Promise<number> => {
    const calls = [
      { call: 'request analysis', ms } as const,
      ...Array.from({ length: polls }, () => ({ call: 'get session', ms: 0 }) as const),
    ]
    let inProgress = 0
    let most = 0
    await run(times(200, 'BadStatus'), {
      limit: adaptiveLimit(8, 64),
      diagnose: async (job) => {
        inProgress++
        // The first photos started before any answer.
        if (Number.parseInt(job.photo) >= 150) most = Math.max(most, inProgress)
        await new Promise(setImmediate)
        inProgress--
        return O.some({ ...recordOf(job, 'BadStatus'), calls })
      },
    })
    return most
  }

  test.each([
    ['sends more photos at a time while the first poll has the result', 1, 500, 64],
    ['keeps the number of photos while a result takes a few polls more', 4, 500, 8],
    ['sends fewer photos at a time while results take many polls', 8, 500, 2],
    ['sends fewer photos at a time while calls take long', 1, 8_000, 2],
  ])('%s', async (_, polls, ms, expected) => {
    expect(await mostInProgress(polls, ms)).toBe(expected)
  })

  test('finishes photos in progress and writes their records when it is stopped', async () => {
    let done = 0
    const { end, started, written } = await run(times(20, 'BadStatus'), {
      isStopped: () => done >= 3,
      write: () => Promise.resolve(++done > 0),
    })
    expect(end._tag).toBe('Stopped')
    expect(started).toBeLessThan(20)
    expect(done).toBe(started)
    expect(written).toEqual([])
  })

  test('writes no record of a cancelled photo', async () => {
    expect((await run(['BadBody', 'Cancelled', 'BadBody'])).written).toEqual([0, 2])
  })

  test('stops if the output is closed', async () => {
    const { end, started } = await run(times(50, 'BadStatus'), {
      write: () => Promise.resolve(false),
    })
    expect(end._tag).toBe('OutputClosed')
    expect(started).toBeLessThan(50)
  })

  test('rejects with a write error and starts no more photos', async () => {
    let started = 0
    const failing = run(times(50, 'BadStatus'), {
      diagnose: (job) => {
        started++
        return Promise.resolve(O.some(recordOf(job, 'BadStatus')))
      },
      write: () => Promise.reject(new Error('the disk is full')),
    })
    await expect(failing).rejects.toThrow('the disk is full')
    expect(started).toBe(4)
  })
})

describe('runBatch with an unreachable service', () => {
  test('stops after ten failed photos in a row and writes no records of them', async () => {
    const { end, started, written } = await run(['BadBody', ...times(40, 'NetworkError')])
    expect(end._tag).toBe('Unreachable')
    expect(started).toBeLessThan(20)
    expect(written).toEqual([0])
  })

  test('ignores photos that were never sent when it counts failures', async () => {
    const kinds = times(40, 'NetworkError').flatMap((kind) => ['NotAPhoto', kind])
    const { end, written } = await run(kinds)
    expect(end._tag).toBe('Unreachable')
    expect(written.length).toBeGreaterThanOrEqual(9)
  })

  test('continues if sessions were created or recordings are replayed', async () => {
    const calls = (['create session', 'request analysis'] as const).map((call) => ({ call, ms: 1 }))
    const kinds = times(20, 'NetworkError')
    const later = await run(kinds, {
      diagnose: (job) => Promise.resolve(O.some({ ...recordOf(job, 'NetworkError'), calls })),
    })
    const replayed = await run(kinds, { mayBeUnreachable: false })
    for (const { end, written } of [later, replayed]) {
      expect(end._tag).toBe('Done')
      expect(written).toHaveLength(20)
    }
  })

  test('continues after nine failed photos in a row and writes their records', async () => {
    const kinds = [...times(9, 'NetworkError'), 'BadStatus', ...times(9, 'NetworkError')]
    const { end, written } = await run(kinds, { limit: fixedLimit(1) })
    expect(end._tag).toBe('Done')
    expect(written).toEqual(kinds.map((_, index) => index))
  })
})

test('runBatch never writes two records of a photo, for any errors and concurrency', async () => {
  const kindArb = fc.constantFrom('NetworkError', 'BadStatus', 'NotAPhoto')
  await fc.assert(
    fc.asyncProperty(
      fc.array(kindArb, { maxLength: 40 }),
      fc.integer({ min: 1, max: 12 }),
      async (kinds, concurrency) => {
        const { end, written } = await run(kinds, { limit: fixedLimit(concurrency) })
        expect(new Set(written).size).toBe(written.length)
        if (end._tag === 'Done') expect(written).toHaveLength(kinds.length)
        else expect(kinds.filter((kind) => kind === 'NetworkError').length).toBeGreaterThan(9)
      },
    ),
  )
})
