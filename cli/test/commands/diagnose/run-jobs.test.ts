import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '../../../src/commands/diagnose/outcome.js'
import type { JobPorts } from '../../../src/commands/diagnose/run-jobs.js'
import { runJobs } from '../../../src/commands/diagnose/run-jobs.js'
import type { PhotoJob } from '../../../src/sources/photo-jobs.js'

const jobsOf = (count: number): ReadonlyArray<PhotoJob> =>
  Array.from({ length: count }, (_, index) => ({
    photo: `${index}.jpg`,
    gender: 'MEN',
    hairline: 20,
  }))

const outcomeOf = (job: PhotoJob, kind: string): Outcome => ({
  job,
  hairline: { hairline: 20 },
  answer: E.left({ kind, message: kind }),
  calls: kind === 'NotAPhoto' ? [] : [{ call: 'create session', ms: 1 }],
  upload: null,
})

/** Runs one photo for each of these kinds of errors. The photo of kind `GivenUp` is given up. */
const run = async (kinds: ReadonlyArray<string>, ports: Partial<JobPorts> = {}) => {
  const taken: Array<number> = []
  let started = 0
  const end = await runJobs(jobsOf(kinds.length), {
    diagnose: async (job) => {
      started++
      await Promise.resolve()
      const kind = kinds[Number.parseInt(job.photo)] ?? ''
      return kind === 'GivenUp' ? null : outcomeOf(job, kind)
    },
    take: ({ job }) => Promise.resolve(taken.push(Number.parseInt(job.photo)) > 0),
    limit: () => 4,
    isStopped: () => false,
    mayBeUnreachable: true,
    ...ports,
  })
  return { end, started, taken }
}

const times = (count: number, kind: string) => Array.from({ length: count }, () => kind)

describe('runJobs', () => {
  test('limits the number of photos in progress', async () => {
    let inProgress = 0
    let max = 0
    await run(times(20, 'BadStatus'), {
      limit: () => 5,
      diagnose: async (job) => {
        max = Math.max(max, ++inProgress)
        await new Promise(setImmediate)
        inProgress--
        return outcomeOf(job, 'BadStatus')
      },
    })
    expect(max).toBe(5)
  })

  test('finishes photos in progress and passes on their outcomes when it is stopped', async () => {
    let done = 0
    const { end, started } = await run(times(20, 'BadStatus'), {
      isStopped: () => done >= 3,
      take: () => Promise.resolve(++done > 0),
    })
    expect(end._tag).toBe('Stopped')
    expect(started).toBeLessThan(20)
    expect(done).toBe(started)
  })

  test('passes on nothing about a photo that was given up', async () => {
    expect((await run(['BadBody', 'GivenUp', 'BadBody'])).taken).toEqual([0, 2])
  })

  test('stops if the output is closed', async () => {
    const take = () => Promise.resolve(false)
    const { end, started } = await run(times(50, 'BadStatus'), { take })
    expect(end._tag).toBe('OutputClosed')
    expect(started).toBeLessThan(50)
  })

  test('rejects with a write error and starts no more photos', async () => {
    let started = 0
    const failing = run(times(50, 'BadStatus'), {
      diagnose: (job) => {
        started++
        return Promise.resolve(outcomeOf(job, 'BadStatus'))
      },
      take: () => Promise.reject(new Error('the disk is full')),
    })
    await expect(failing).rejects.toThrow('the disk is full')
    expect(started).toBe(4)
  })
})

describe('runJobs with an unreachable service', () => {
  test('stops after ten failed photos in a row and drops them', async () => {
    const { end, started, taken } = await run(['BadBody', ...times(40, 'NetworkError')])
    expect(end._tag).toBe('Unreachable')
    expect(started).toBeLessThan(20)
    expect(taken).toEqual([0])
  })

  test('ignores photos that were never sent when it counts failures', async () => {
    const { end } = await run(times(40, 'NetworkError').flatMap((kind) => ['NotAPhoto', kind]))
    expect(end._tag).toBe('Unreachable')
  })

  test('continues if sessions were created or recordings are replayed', async () => {
    const calls = (['create session', 'request analysis'] as const).map((call) => ({ call, ms: 1 }))
    const kinds = times(20, 'NetworkError')
    const later = await run(kinds, {
      diagnose: (job) => Promise.resolve({ ...outcomeOf(job, 'NetworkError'), calls }),
    })
    const replayed = await run(kinds, { mayBeUnreachable: false })
    for (const { end, taken } of [later, replayed]) {
      expect(end._tag).toBe('Done')
      expect(taken).toHaveLength(20)
    }
  })

  test('continues after nine failed photos in a row and passes them on', async () => {
    const kinds = [...times(9, 'NetworkError'), 'BadStatus', ...times(9, 'NetworkError')]
    const { end, taken } = await run(kinds, { limit: () => 1 })
    expect(end._tag).toBe('Done')
    expect(taken).toEqual(kinds.map((_, index) => index))
  })
})

test('runJobs never passes on two outcomes of a photo, for any errors and concurrency', async () => {
  const kindArb = fc.constantFrom('NetworkError', 'BadStatus', 'NotAPhoto')
  await fc.assert(
    fc.asyncProperty(
      fc.array(kindArb, { maxLength: 40 }),
      fc.integer({ min: 1, max: 12 }),
      async (kinds, concurrency) => {
        const { end, taken } = await run(kinds, { limit: () => concurrency })
        expect(new Set(taken).size).toBe(taken.length)
        if (end._tag === 'Done') expect(taken).toHaveLength(kinds.length)
        else expect(kinds.filter((kind) => kind === 'NetworkError').length).toBeGreaterThan(9)
      },
    ),
  )
})
