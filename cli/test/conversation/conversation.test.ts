import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyTextArb, sessionStateArb } from '@kaoiro/fixtures/arbitraries'
import { fixturePath, readJsonFixture } from '@kaoiro/fixtures/files'
import { sampleResult } from '@kaoiro/fixtures/stub-service'
import { requestResult } from '@kaoiro/core/session/diagnose'
import type { Http, HttpResponse } from '@kaoiro/core/session/http/http'
import { httpSessionApi } from '@kaoiro/core/session/http/http-session-api'
import { conversationFileName } from '../../src/conversation/conversation-file.js'
import type { ConversationKey } from '../../src/conversation/conversation.js'
import { recordConversation } from '../../src/conversation/record-conversation.js'
import { replayConversation } from '../../src/conversation/replay-conversation.js'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-conversation-'))
})
afterAll(() => rm(folder, { recursive: true }))

type Answered = E.Either<string, HttpResponse>

const key: ConversationKey = { photo: 'photos/anna.jpg', gender: 'WOMEN', hairline: 20 }
const photo = new TextEncoder().encode('the very photo')

/** A network that gives these answers in order, then none. */
const scripted = (...answers: ReadonlyArray<Answered>): Http => {
  let calls = 0
  return () => TE.fromIOEither(() => answers[calls++] ?? E.left('no more answers'))
}

const answer = (status: number, body: unknown): Answered =>
  E.right({ status, body: typeof body === 'string' ? body : JSON.stringify(body) })

const created = answer(201, {
  session_id: 's-1',
  bucket_url: 'https://bucket.example/s-1?signature=7f3a',
})

const conversation: ReadonlyArray<Answered> = [
  created,
  answer(200, ''),
  answer(202, {}),
  answer(200, { data: { status: 'analyzing' } }),
  answer(200, { data: { status: 'analyzing' } }),
  answer(200, { data: { status: 'completed', result: sampleResult } }),
]

/** A diagnosis over a network, of ten polls at most and without waiting. */
const diagnoseOver = (http: Http, api = 'https://api.example') =>
  requestResult({
    api: httpSessionApi(http)(api),
    polling: (attempt) => (attempt < 10 ? O.some(0) : O.none),
    wait: () => () => Promise.resolve(),
    cancelled: () => false,
    report: () => undefined,
  })({ photo, gender: key.gender, hairline: 20 })()

/** Holds a conversation and records it. */
const record = async (
  answers: ReadonlyArray<Answered>,
  of: Partial<ConversationKey> = {},
  api?: string,
) => {
  const { http, save } = recordConversation({ folder, key: { ...key, ...of } })
  const ended = await diagnoseOver(http(scripted(...answers)), api)
  await save()
  return ended
}

const replay = async (of: Partial<ConversationKey> = {}, api?: string) => {
  const http = await replayConversation({ folder, key: { ...key, ...of } })
  return E.isLeft(http) ? http : diagnoseOver(http.right, api)
}

describe('a recording', () => {
  test('is one file, for its owner alone, that says what was asked and answered', async () => {
    await record(conversation)
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

  test('is made in a folder that is made for it, and refused at once where there can be none', async () => {
    const { http, save } = recordConversation({ folder: '/proc/kaoiro/no', key })
    await diagnoseOver(http(scripted(...conversation)))
    await expect(save()).rejects.toThrow('the recording could not be written')
  })

  test('is not written over where nothing was asked', async () => {
    await record(conversation, { photo: 'kept.jpg' })
    await recordConversation({ folder, key: { ...key, photo: 'kept.jpg' } }).save()
    expect(await replay({ photo: 'kept.jpg' })).toEqual(E.right(sampleResult))
  })

  test('that cannot be written is told in one line, and leaves nothing behind', async () => {
    const inTheWay = path.join(folder, 'in-the-way')
    await writeFile(inTheWay, '')
    const { http, save } = recordConversation({ folder: inTheWay, key })
    await diagnoseOver(http(scripted(...conversation)))
    await expect(save()).rejects.toThrow(/^the recording could not be written: [^\n]+$/)
    const names = await readdir(folder)
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})

describe('a replay', () => {
  test('ends as the conversation did', async () => {
    const ended = await record(conversation, { photo: 'well.jpg' })
    expect(ended).toEqual(E.right(sampleResult))
    expect(await replay({ photo: 'well.jpg' })).toEqual(ended)
  })

  test('needs neither the host nor the folder of the API', async () => {
    await record(conversation, { photo: 'moved.jpg' })
    for (const api of ['http://127.0.0.1:49152', 'https://other.example/api'])
      expect(await replay({ photo: './moved.jpg' }, api)).toEqual(E.right(sampleResult))
    await record(conversation, { photo: 'below.jpg' }, 'https://api.example/below/it')
    expect(await replay({ photo: 'below.jpg' })).toEqual(E.right(sampleResult))
  })

  test('says what the recording does not have, without the signature', async () => {
    await record([created], { photo: 'cut.jpg' })
    const http = await replayConversation({ folder, key: { ...key, photo: 'cut.jpg' } })
    const name = conversationFileName({ ...key, photo: 'cut.jpg' })
    const url = 'https://api.example/v1/sessions/s-2?signature=7f3a'
    const request = { method: 'GET', url, headers: {}, body: null } as const
    expect(E.isRight(http) && (await http.right(request)())).toEqual(
      E.left(`the recording ${name} has no answer to GET https://api.example/v1/sessions/s-2`),
    )
  })

  test('of a pipe is refused without opening it', async () => {
    const pipe = path.join(folder, 'pipe.json')
    execFileSync('mkfifo', [pipe])
    const http = await replayConversation({ folder: pipe, key })
    await rm(pipe)
    expect(http).toEqual(E.left(`${pipe} is a pipe or a device, and no recording`))
  })

  test('of something else is told from what is there', async () => {
    const others: ReadonlyArray<Partial<ConversationKey>> = [
      { photo: 'photos/berta.jpg' },
      { photo: 'anna.jpg' },
      { gender: 'MEN' },
      { hairline: 21 },
    ]
    await record(conversation)
    for (const other of others) {
      const name = conversationFileName({ ...key, ...other })
      expect(await replay(other)).toEqual(
        E.left(
          'there is no recording of this photo, gender and hairline; ' +
            `make it with --record (${path.join(folder, name)})`,
        ),
      )
    }
  })

  test.each([
    ['en', 'is no recording of --record'],
    ['ja', 'は--recordの記録ではありません'],
  ] as const)('of a file that is none says so: %s', async (language, words) => {
    const file = path.join(folder, 'other.json')
    for (const text of ['', 'no JSON', '[]', '{"exchanges":[{}]}']) {
      await writeFile(file, text)
      const http = await replayConversation({ folder: file, key, language })
      expect(http).toEqual(E.left(expect.stringContaining(words) as string))
    }
  })
})

describe('the conversations of fixtures/conversations', () => {
  const names = readdirSync(fixturePath('conversations')).filter((name) => name.endsWith('.json'))

  test.each(names)('%s can be replayed', async (name) => {
    const { end } = (await readJsonFixture(`conversations/${name}`)) as {
      end: { error?: unknown }
    }
    const http = await replayConversation({ folder: fixturePath(`conversations/${name}`), key })
    const ended = E.isLeft(http) ? http : await diagnoseOver(http.right)
    if (end.error === undefined) expect(ended).toMatchObject({ _tag: 'Right' })
    else expect(ended).toEqual(E.left(end.error))
  })
})

test('what was recorded replays to the same end', async () => {
  const mostly = (good: fc.Arbitrary<unknown>): fc.Arbitrary<Answered> =>
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc
          .tuple(fc.constantFrom(200, 201, 202), good)
          .map(([status, body]) => answer(status, body)),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.integer({ min: 100, max: 599 }), fc.oneof(anyTextArb, fc.json()))
          .map(([status, body]) => answer(status, body)),
      },
      { weight: 1, arbitrary: anyTextArb.map((words): Answered => E.left(words)) },
    )
  const createdArb = fc.record({
    session_id: fc.oneof(fc.uuid(), fc.string({ minLength: 1 })),
    bucket_url: fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()),
  })
  const answersArb = fc
    .tuple(
      mostly(createdArb),
      mostly(fc.constant('')),
      mostly(fc.constant({})),
      fc.array(mostly(fc.constant({ status: 'analyzing' })), { maxLength: 5 }),
      mostly(sessionStateArb.map((data) => ({ data }))),
    )
    .map(([create, put, request, polls, last]) => [create, put, request, ...polls, last])
  await fc.assert(
    fc.asyncProperty(answersArb, async (answers) => {
      const ended = await record(answers, { photo: 'any.jpg' })
      expect(await replay({ photo: 'any.jpg' })).toEqual(ended)
    }),
  )
})
