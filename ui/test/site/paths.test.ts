import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PrivateService } from '@kaoiro/api'
import { startPrivateService } from '@kaoiro/api'
import { sitePaths } from '@kaoiro/core/pages'
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

/** Returns the status of a request as link checkers and link previews send it. */
const statusOf = async (address: string, method: string): Promise<number> =>
  (await fetch(service.address + address, { method, headers: { accept: '*/*' } })).status

it.each(Object.values(sitePaths).map((path) => path.replace(/:(code|a|b)\??/g, codeWith())))(
  'GET and HEAD find a page at %s',
  async (address) => {
    for (const method of ['GET', 'HEAD']) expect(await statusOf(address, method)).toBe(200)
  },
)

it('GET and HEAD return 404 for an unknown path', async () => {
  for (const method of ['GET', 'HEAD']) expect(await statusOf('/no/such/page', method)).toBe(404)
})
