import { readFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { sampleAnswer } from '@kaoiro/fixtures/services/stub-service'
import { conversationFileName } from '../../src/conversation/conversation-file.js'
import { recordConversation } from '../../src/conversation/record-conversation.js'
import {
  conversation,
  diagnoseOver,
  key,
  photo,
  record,
  replay,
  scripted,
} from './sample-conversation.js'

const folder = await useFolder()

describe('recordConversation', () => {
  test('writes all requests and answers to a file that only its owner can read', async () => {
    await record(folder, conversation)
    const name = conversationFileName(key)
    expect(await readdir(folder)).toEqual([name])
    expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600)
    const text = await readFile(path.join(folder, name), 'utf8')
    const written = JSON.parse(text) as { when: string; exchanges: Array<unknown> }
    expect(written).toMatchObject(key)
    expect(new Date(written.when).toISOString()).toBe(written.when)
    const time = expect.any(Number) as number
    expect(written.exchanges.slice(0, 4)).toEqual([
      {
        request: { method: 'POST', url: 'https://api.example/v1/sessions', body: {} },
        response: {
          status: 201,
          body: { session_id: 's-1', bucket_url: 'https://bucket.example/s-1?signature=7f3a' },
        },
        time,
      },
      {
        request: {
          ...{ method: 'PUT', url: 'https://bucket.example/s-1?signature=7f3a' },
          bytes: photo.length,
        },
        response: { status: 200, body: '' },
        time,
      },
      {
        request: {
          ...{ method: 'POST', url: 'https://api.example/v1/sessions/s-1/analyses' },
          body: { gender: 'WOMEN', hairline: 20 },
        },
        response: { status: 202, body: {} },
        time,
      },
      {
        request: { method: 'GET', url: 'https://api.example/v1/sessions/s-1' },
        response: { status: 200, body: { data: { status: 'analyzing' } } },
        time,
      },
    ])
    expect(written.exchanges).toHaveLength(6)
    expect(text).not.toContain('the very photo')
  })

  test('rejects if its folder cannot be made', async () => {
    const given = { folder: '/proc/kaoiro/no', key }
    const { http, save } = recordConversation(given, scripted(...conversation))
    await diagnoseOver(http)
    await expect(save()).rejects.toMatchObject({ code: 'ENOENT', path: '/proc/kaoiro' })
  })

  test('keeps an earlier recording if no call was made', async () => {
    await record(folder, conversation, { photo: 'kept.jpg' })
    await recordConversation({ folder, key: { ...key, photo: 'kept.jpg' } }, scripted()).save()
    expect(await replay(folder, { photo: 'kept.jpg' })).toMatchObject(
      E.right({ answer: sampleAnswer }),
    )
  })
})
