import { randomUUID } from 'node:crypto'
import { SpanKind } from '@opentelemetry/api'
import { describe, expect, test } from 'vitest'
import { traced } from '../../../src/concurrency/trace.js'
import { databaseKinds } from '../database/test-databases.js'
import { testRecords } from './test-records.js'

describe.each(databaseKinds)('the queue in $name', ({ make }) => {
  const { records } = testRecords(make)
  const position = { arrival: 1, priority: 0 }

  test('keeps the trace of the request that added a job', async () => {
    const [id, untraced] = [randomUUID(), randomUUID()]
    const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00'
    const { queue } = records()
    await traced('request', SpanKind.SERVER, trace, () => queue.add(id, 'a client', position))
    await queue.add(untraced, 'a client', position)
    const jobs = await queue.take(2)
    expect(jobs).toHaveLength(2)
    expect(jobs).toEqual(expect.arrayContaining([{ id, trace }, { id: untraced }]))
  })
})
