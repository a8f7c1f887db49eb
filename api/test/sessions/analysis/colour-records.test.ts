import * as O from 'fp-ts/lib/Option.js'
import { expect, test } from 'vitest'
import type { Drift } from '@kaoiro/analyser/colour'
import type { ServiceEvent } from '../../../src/sessions/model/service-event.js'
import { driftReport } from '../../../src/sessions/analysis/colour-records.js'

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
