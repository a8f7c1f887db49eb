import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import type { Behaviour, Behaviours } from '@kaoiro/fixtures/services/faulty/faults'
import { answering, asSpecified, closing, silent } from '@kaoiro/fixtures/services/faulty/faults'
import { startFaultyService } from '@kaoiro/fixtures/services/faulty/faulty-service'
import { fixturePath } from '@kaoiro/fixtures/files'
import { sampleCode } from '@kaoiro/fixtures/services/stub-service'
import { kaoiro } from '../../in-process.js'
import { waits } from '../../concurrency/recorded-waits.js'

vi.mock(
  '../../../src/concurrency/cancellable-wait.js',
  () => import('../../concurrency/recorded-waits.js'),
)
beforeEach(() => waits.splice(0))

const folder = await useFolder()

beforeAll(async () => {
  for (const name of ['a.jpg', 'b.jpg'])
    await copyFile(fixturePath('portraits/spring-woman.jpg'), path.join(folder, name))
})

/** Diagnoses two photos, one after the other, at a service with these faults. */
const batch = async (behaviours: Behaviours, args: ReadonlyArray<string> = []) => {
  const service = await startFaultyService(behaviours)
  try {
    const { code, stdout, stderr } = await kaoiro([
      ...['diagnose', folder, '--gender', 'WOMEN', '--concurrency', '1'],
      ...['--api', service.address, ...args],
    ])
    const records = stdout.trim().split('\n')
    return {
      code,
      stderr,
      codes: records.map((line) => (JSON.parse(line) as { code?: string }).code),
    }
  } finally {
    await service.close()
  }
}

/** More faults than a call has attempts. */
const tenTimes = (fault: Behaviour): ReadonlyArray<Behaviour> =>
  Array.from({ length: 10 }, () => fault)

const putOff = (status: number) => tenTimes(answering(status, '', { 'retry-after': '7' }))

describe('a throttled batch', () => {
  test.each([
    ['create', 429],
    ['request', 503],
  ] as const)('waits for Retry-After and loses no photo (%s, %d)', async (call, status) => {
    const { code, codes } = await batch({ [call]: [...putOff(status), asSpecified] })
    expect({ code, codes }).toEqual({ code: 0, codes: [sampleCode, sampleCode] })
    expect(waits.filter((time) => time === 7_000)).toHaveLength(10)
  })

  test('prints once why it waits, but not with --quiet', async () => {
    const throttled = { create: [...putOff(429), asSpecified] }
    const { stderr } = await batch(throttled)
    expect(stderr.split('KAOIRO_SESSIONS_PER_ADDRESS=off')).toHaveLength(2)
    expect((await batch(throttled, ['--quiet'])).stderr).toBe('')
  })
})

describe('a batch at a busy or restarting service', () => {
  test.each<[string, Behaviours]>([
    [
      'refuses connections',
      { create: [asSpecified, ...tenTimes(closing('before the request is read')), asSpecified] },
    ],
    ['answers the request too late', { request: [...tenTimes(silent()), asSpecified] }],
    ['is away behind a gateway', { upload: [...tenTimes(answering(502)), asSpecified] }],
    ['loses polls', { poll: [...tenTimes(closing('before the status line')), asSpecified] }],
  ])('loses no photo if the service %s, and says so once', async (_, behaviours) => {
    const { code, codes, stderr } = await batch(behaviours, ['--timeout', '0.2'])
    expect({ code, codes }).toEqual({ code: 0, codes: [sampleCode, sampleCode] })
    expect(stderr.split('The service is busy or does not answer')).toHaveLength(2)
  })
})
