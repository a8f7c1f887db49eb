import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PrivateService } from '@kaoiro/api'
import { startPrivateService } from '@kaoiro/api'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { fixturePath } from '@kaoiro/fixtures/files'
import { orientations } from '@kaoiro/fixtures/photo/jpeg/orientation'
import { kaoiro } from '../../in-process.js'

let service: PrivateService
let data: string

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'kaoiro-orientations-'))
  service = await startPrivateService({ data, log: () => undefined })
})
afterAll(async () => {
  await service.close()
  await rm(data, { recursive: true })
})

const diagnose = async (orientation: number): Promise<Diagnosis> => {
  const { stdout } = await kaoiro([
    ...['diagnose', fixturePath(`photos/orientation-${orientation}.jpg`), '--gender', 'WOMEN'],
    ...['--json', '--api', service.address],
  ])
  return JSON.parse(stdout) as Diagnosis
}

test('however a photo is stored, its season is the same and no level moves by more than one', async () => {
  const [upright, ...turned] = await Promise.all(orientations.map(diagnose))
  for (const diagnosis of turned) {
    expect(diagnosis.colorType).toBe(upright?.colorType)
    diagnosis.faceTypeAnalysis.forEach((index, row) => {
      expect(Math.abs(index - (upright?.faceTypeAnalysis[row] ?? NaN))).toBeLessThanOrEqual(1)
    })
  }
})
