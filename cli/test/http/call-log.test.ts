import * as E from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import type { Http } from '@kaoiro/core/session'
import { logged } from '../../src/http/call-log.js'
import { conversation, diagnoseOver, scripted } from '../conversation/sample-conversation.js'

test('logged names and times each call, keeps the status of the upload, and changes no answer', async () => {
  const { http, log } = logged(scripted(...conversation))
  expect(await diagnoseOver(http)).toEqual(await diagnoseOver(scripted(...conversation)))
  const { calls, upload } = log()
  expect(calls.map(({ call }) => call)).toEqual([
    'create session',
    'upload photo',
    'request analysis',
    ...Array.from({ length: 3 }, () => 'get session'),
  ])
  expect(upload).toBe(200)
  for (const { ms } of calls) expect(ms * 10).toBeCloseTo(Math.round(ms * 10))
})

test('logged keeps a failed call, and no status of an upload that reached nobody', async () => {
  const gone: Http = () => () => Promise.resolve(E.left('gone'))
  const { http, log } = logged(gone)
  await http({ method: 'PUT', url: 'https://bucket.example', headers: {}, body: null })()
  expect(log()).toMatchObject({ calls: [{ call: 'upload photo' }], upload: null })
})
