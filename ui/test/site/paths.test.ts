import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PrivateService } from '@kaoiro/api'
import { startPrivateService } from '@kaoiro/api'
import { paths } from '../../src/site/paths.js'
import { codeWith } from '../results.js'

let data: string
let service: PrivateService
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'kaoiro-ui-'))
  const ui = path.join(import.meta.dirname, '../../dist')
  service = await startPrivateService({ data, ui, log: () => undefined })
})
afterAll(async () => {
  await service.close()
  await rm(data, { recursive: true })
})

/** As programs ask that look whether a page is there, or make a preview of it. */
const statusOf = async (address: string, method: string): Promise<number> =>
  (await fetch(service.address + address, { method, headers: { accept: '*/*' } })).status

it.each(Object.values(paths).map(({ path }) => path.replace(':code', codeWith())))(
  'a page is at %s, whoever asks',
  async (address) => {
    for (const method of ['GET', 'HEAD']) expect(await statusOf(address, method)).toBe(200)
  },
)

it('no page is where no screen has the address', async () => {
  for (const method of ['GET', 'HEAD']) expect(await statusOf('/no/such/page', method)).toBe(404)
})
