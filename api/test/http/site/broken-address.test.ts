import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testService } from '../test-service.js'

test('a browser gets the app for an invalid address, a program a problem', async () => {
  const ui = await mkdtemp(path.join(tmpdir(), 'kaoiro-ui-'))
  await writeFile(path.join(ui, 'index.html'), 'the app')
  const { service } = await testService({ options: { ui } })
  const get = (accept: string) =>
    service.inject({ method: 'GET', url: '/result/%E0%A4%A', headers: { accept } })
  expect((await get('text/html')).body).toBe('the app')
  const { statusCode, headers } = await get('application/json')
  expect(statusCode).toBe(400)
  expect(headers['content-type']).toContain('application/problem+json')
  await service.close()
  await rm(ui, { recursive: true })
})
