import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { httpService } from '../src/http-service.js'
import { memorySessionStore } from '../src/memory-session-store.js'
import { sessionsOver } from '../src/sessions.js'
import { memoryBucket } from './memory-bucket.js'

const sessions = sessionsOver({
  store: memorySessionStore(),
  bucket: memoryBucket(new Map()),
  queue: {
    run: () => Promise.reject(new Error('nothing is analysed')),
    close: () => Promise.resolve(),
  },
  clock: () => 0,
  log: () => undefined,
})

test('an address that is none is the app to a browser, and a problem to a program', async () => {
  const ui = await mkdtemp(path.join(tmpdir(), 'kaoiro-ui-'))
  await writeFile(path.join(ui, 'index.html'), 'the app')
  const service = httpService(sessions, { log: () => undefined, ui })
  const get = (accept: string) =>
    service.inject({ method: 'GET', url: '/result/%E0%A4%A', headers: { accept } })
  expect((await get('text/html')).body).toBe('the app')
  expect((await get('application/json')).statusCode).toBe(400)
  await service.close()
  await rm(ui, { recursive: true })
})
