import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { namedStream } from '../../statistics/random.js'
import { arrivals, peakRate } from '../load.js'
import { mean } from '../../statistics/mean.js'
import { waitUntilSeen } from '../wait-until-seen.js'
import type { Crowd, Service, Simulated, System } from '../simulate.js'
import { simulate } from '../simulate.js'
import { drawFrom } from '../system-of.js'
import { seedArb, serviceArb, startsArb, systemArb } from './arbitraries.js'

const photosArb = fc.array(serviceArb, { minLength: 1, maxLength: 10 })

const run = (
  system: System,
  crowd: Crowd,
  photos: ReadonlyArray<Service>,
  seed: number,
): Simulated =>
  simulate(
    system,
    crowd,
    drawFrom(photos, namedStream(`photos ${seed}`)),
    namedStream(`look ${seed}`),
  )

const meanWait = ({ visits }: Simulated): number =>
  mean(visits.map(({ start, seen }) => seen - start))

/** What is in the system, added up over time: a sweep over who comes and who leaves. */
const areaUnder = ({ visits }: Simulated): number => {
  const steps = visits
    .flatMap(({ start, seen }) => [
      { time: start, by: 1 },
      { time: seen, by: -1 },
    ])
    .sort((a, b) => a.time - b.time)
  let [area, inside, before] = [0, 0, 0]
  for (const { time, by } of steps) {
    area += inside * (time - before)
    inside += by
    before = time
  }
  return area
}

describe('arrivals', () => {
  test('come in order, and on average at their rate', () => {
    const times = arrivals(namedStream('arrivals'), 50, 20_000)
    expect(times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0))).toBe(true)
    const rate = times.length / ((times.at(-1) ?? 0) / 1_000)
    expect(Math.abs(rate / 50 - 1)).toBeLessThan(0.03)
  })

  test('have gaps as scattered as those of a Poisson process', () => {
    const times = arrivals(namedStream('gaps'), 10, 20_000)
    const gaps = times.map((time, index) => time - (times[index - 1] ?? 0))
    const middle = mean(gaps)
    const variance = mean(gaps.map((gap) => (gap - middle) ** 2))
    expect(Math.sqrt(variance) / middle).toBeCloseTo(1, 1)
  })

  test('a day of 86,400 visitors whose peak is sixfold has six a second then', () => {
    expect(peakRate(86_400, 6)).toBe(6)
  })
})

describe('a visitor learns of the end', () => {
  test.each([
    [0, 3_000, 1],
    [3_000, 3_000, 1],
    [3_001, 4_000, 2],
    [8_000, 8_000, 6],
    [8_001, 11_000, 7],
  ])('of %i ms by the poll at %i ms', (ended, wait, polls) => {
    expect(waitUntilSeen(ended, 0)).toEqual({ wait, polls })
  })

  test('never before it, and by no later poll than the first', () => {
    fc.assert(
      fc.property(fc.nat(60_000), fc.nat(200), (ended, answer) => {
        const { wait } = waitUntilSeen(ended, answer)
        expect(wait).toBeGreaterThanOrEqual(ended + answer)
        expect(wait).toBeLessThan(Math.max(ended, 3_000) + 3_000 + 2 * answer + 1)
      }),
    )
  })
})

describe('the queue', () => {
  test('more threads never lengthen the mean wait for the same arrivals', () => {
    fc.assert(
      fc.property(systemArb, startsArb, photosArb, seedArb, (system, starts, photos, seed) => {
        const crowd = { starts, followers: 0 }
        const more = { ...system, analysisThreads: system.analysisThreads + 1 }
        const few = meanWait(run(system, crowd, photos, seed))
        expect(meanWait(run(more, crowd, photos, seed))).toBeLessThanOrEqual(few + 1e-6)
      }),
    )
  })

  test('a single visitor waits only for the work and the next poll', () => {
    fc.assert(
      fc.property(systemArb, serviceArb, (system, service) => {
        const alone = { ...system, look: 0 }
        const [visit] = run(alone, { starts: [0], followers: 0 }, [service], 1).visits
        const accepted = system.arrive + service.decode + system.request
        expect(visit?.ended).toBe(accepted + service.analysis)
        expect(visit?.seen).toBe(accepted + waitUntilSeen(service.analysis, system.poll).wait)
      }),
    )
  })

  test('everybody gets an answer, and no sooner than the work takes', () => {
    fc.assert(
      fc.property(
        systemArb,
        startsArb,
        photosArb,
        fc.nat(50),
        (system, starts, photos, followers) => {
          const { visits } = run(system, { starts, followers }, photos, 1)
          expect(visits).toHaveLength(starts.length + followers)
          const min = Math.min(...photos.map(({ analysis }) => analysis))
          for (const { accepted, ended, seen } of visits) {
            expect(ended - accepted).toBeGreaterThanOrEqual(min - 1e-6)
            expect(seen).toBeGreaterThanOrEqual(ended)
          }
        },
      ),
    )
  })

  test('of a closed crowd no more are inside than it has members', () => {
    fc.assert(
      fc.property(
        systemArb,
        photosArb,
        fc.integer({ min: 1, max: 20 }),
        (system, photos, atOnce) => {
          const starts = Array.from({ length: atOnce }, () => 0)
          const { visits } = run(system, { starts, followers: 40 }, photos, 1)
          for (const { start } of visits) {
            const inside = visits.filter((one) => one.start <= start && one.seen > start)
            expect(inside.length).toBeLessThanOrEqual(atOnce)
          }
        },
      ),
    )
  })

  test('the same seed gives the same visits', () => {
    fc.assert(
      fc.property(systemArb, startsArb, photosArb, seedArb, (system, starts, photos, seed) => {
        const crowd = { starts, followers: 5 }
        expect(run(system, crowd, photos, seed)).toEqual(run(system, crowd, photos, seed))
      }),
    )
  })

  test('Little: the mean number inside is the rate times the mean stay', () => {
    fc.assert(
      fc.property(systemArb, startsArb, photosArb, seedArb, (system, starts, photos, seed) => {
        const simulated = run(system, { starts, followers: 10 }, photos, seed)
        const time = Math.max(...simulated.visits.map(({ seen }) => seen))
        const rate = simulated.visits.length / time
        expect(areaUnder(simulated) / time).toBeCloseTo(rate * meanWait(simulated), 6)
      }),
    )
  })

  test('one thread is as Pollaczek and Khinchine say: equal times at 0.8 wait for two of them', () => {
    const system = { decodeThreads: 1, analysisThreads: 1, arrive: 0, request: 0, poll: 0, look: 0 }
    const starts = arrivals(namedStream('queue'), 8, 200_000)
    const { visits } = run(system, { starts, followers: 0 }, [{ decode: 0, analysis: 100 }], 1)
    const queued = mean(visits.map(({ accepted, ended }) => ended - accepted - 100))
    expect(queued).toBeGreaterThan(190)
    expect(queued).toBeLessThan(210)
  })
})
