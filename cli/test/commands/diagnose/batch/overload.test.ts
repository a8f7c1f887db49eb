import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, asSpecified } from '@kaoiro/fixtures/services/faulty/faults'
import { startFaultyService } from '@kaoiro/fixtures/services/faulty/faulty-service'
import { fixturePath } from '@kaoiro/fixtures/files'
import { sampleCode } from '@kaoiro/fixtures/services/stub-service'
import { kaoiro } from '../../../in-process.js'
import { waits } from '../../../concurrency/recorded-waits.js'

vi.mock(
  '../../../../src/concurrency/cancellable-wait.js',
  () => import('../../../concurrency/recorded-waits.js'),
)
beforeEach(() => waits.splice(0))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-batch-'))
  for (const name of ['a.jpg', 'b.jpg'])
    await copyFile(fixturePath('portraits/spring-woman.jpg'), path.join(folder, name))
})
afterAll(() => rm(folder, { recursive: true }))

/** Diagnoses two photos at a service that throttles a call ten times. */
const batch = async (
  call: 'create' | 'request',
  status: number,
  args: ReadonlyArray<string> = [],
) => {
  const putOff = Array.from({ length: 10 }, () => answering(status, '', { 'retry-after': '7' }))
  const service = await startFaultyService({ [call]: [...putOff, asSpecified] })
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

describe('a throttled batch', () => {
  test.each([
    ['create', 429],
    ['request', 503],
  ] as const)('waits for Retry-After and loses no photo (%s, %d)', async (call, status) => {
    const { code, codes } = await batch(call, status)
    expect({ code, codes }).toEqual({ code: 0, codes: [sampleCode, sampleCode] })
    expect(waits.filter((time) => time === 7_000)).toHaveLength(10)
  })

  test('prints once why it waits, but not with --quiet', async () => {
    const { stderr } = await batch('create', 429)
    expect(stderr.split('KAOIRO_SESSIONS_PER_ADDRESS=off')).toHaveLength(2)
    expect((await batch('create', 429, ['--quiet'])).stderr).toBe('')
  })
})
