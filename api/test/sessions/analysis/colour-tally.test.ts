import * as O from 'fp-ts/lib/Option.js'
import { expect, test } from 'vitest'
import type { Drift, PlaceSums } from '@kaoiro/analyser/colour'
import type { ServiceEvent } from '../../../src/sessions/model/service-event.js'
import { colourTally, driftReport } from '../../../src/sessions/analysis/colour-tally.js'

test('the tally adds once what was counted since the last time, and keeps it if that fails', async () => {
  const added: Array<PlaceSums> = []
  let isDown = true
  const add = (sums: PlaceSums) => {
    if (isDown) return Promise.reject(new Error('no database'))
    added.push(sums)
    return Promise.resolve()
  }
  const { count, flush } = colourTally({ add })
  await flush()
  count('WOMEN', { skin: { red: 0.5, blue: -1, light: -2 } })
  await expect(flush()).rejects.toThrow('no database')
  count('WOMEN', { skin: { red: 0.25, blue: -1, light: -2 } })
  count('MEN', {})
  isDown = false
  await flush()
  await flush()
  expect(added).toMatchObject([
    {
      WOMEN: {
        skin: { people: 2, sum: { red: 0.75 }, squares: { light: 8 } },
        hair: { people: 0 },
      },
      MEN: { skin: { people: 0 } },
    },
  ])
})

test('the drift is reported once a day, and only beyond chance', async () => {
  const events: Array<ServiceEvent> = []
  const blue = { part: 'skin', measure: 'blue', difference: 1.2, people: 60 } as const
  const of = (excess: number): Drift => ({ ...blue, excess })
  let [drift, day]: [O.Option<Drift>, string] = [O.none, '2026-11-28']
  const report = driftReport(
    () => Promise.resolve(drift),
    (event) => void events.push(event),
    () => day,
  )
  await report()
  drift = O.some(of(0.9))
  await report()
  expect(events).toEqual([])
  drift = O.some(of(1.1))
  await report()
  await report()
  expect(events).toEqual([{ _tag: 'NormsDrifted', ...blue }])
  day = '2026-11-29'
  await report()
  expect(events).toHaveLength(2)
})
