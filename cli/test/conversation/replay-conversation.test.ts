import { execFileSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sessionStateArb } from '@kaoiro/fixtures/arbitraries/session'
import { anyTextArb, webUrlArb } from '@kaoiro/fixtures/arbitraries/values'
import { sampleAnswer } from '@kaoiro/fixtures/services/stub-service'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { ConversationKey } from '../../src/conversation/conversation-file.js'
import { conversationFileName } from '../../src/conversation/conversation-file.js'
import { replayConversation } from '../../src/conversation/replay-conversation.js'
import type { Answered } from './sample-conversation.js'
import { answer, conversation, created, key, record, replay } from './sample-conversation.js'

const folder = await useFolder()

describe('replayConversation', () => {
  test('returns the result of the conversation', async () => {
    const ended = await record(folder, conversation, { photo: 'well.jpg' })
    expect(ended).toMatchObject(E.right({ answer: sampleAnswer }))
    expect(await replay(folder, { photo: 'well.jpg' })).toEqual(ended)
  })

  test('ignores the host and base path of the API', async () => {
    await record(folder, conversation, { photo: 'moved.jpg' })
    for (const api of ['http://127.0.0.1:49152', 'https://other.example/api'])
      expect(await replay(folder, { photo: './moved.jpg' }, api)).toMatchObject(
        E.right({ answer: sampleAnswer }),
      )
    await record(folder, conversation, { photo: 'below.jpg' }, 'https://api.example/below/it')
    expect(await replay(folder, { photo: 'below.jpg' })).toMatchObject(
      E.right({ answer: sampleAnswer }),
    )
  })

  test('leaves the signature out of the URL when it reports a missing call', async () => {
    await record(folder, [created], { photo: 'cut.jpg' })
    const http = await replayConversation({ folder, key: { ...key, photo: 'cut.jpg' } })
    const name = conversationFileName({ ...key, photo: 'cut.jpg' })
    const url = 'https://api.example/v1/sessions/s-2?signature=7f3a'
    const request = { method: 'GET', url, headers: {}, body: null } as const
    expect(E.isRight(http) && (await http.right(request)())).toEqual(
      E.left(`the recording ${name} contains no answer to GET https://api.example/v1/sessions/s-2`),
    )
  })

  test('rejects a pipe without opening it', async () => {
    const pipe = path.join(folder, 'pipe.json')
    execFileSync('mkfifo', [pipe])
    const http = await replayConversation({ folder: pipe, key })
    await rm(pipe)
    expect(http).toEqual(E.left(`${pipe} is a pipe or a device, not a recording`))
  })

  test('rejects a photo, gender or hairline without a recording', async () => {
    const others: ReadonlyArray<Partial<ConversationKey>> = [
      { photo: 'photos/berta.jpg' },
      { photo: 'anna.jpg' },
      { gender: 'MEN' },
      { hairline: 21 },
    ]
    await record(folder, conversation)
    for (const other of others) {
      const name = conversationFileName({ ...key, ...other })
      expect(await replay(folder, other)).toEqual(
        E.left(
          'no recording of this photo, gender and hairline; ' +
            `make one with --record (${path.join(folder, name)})`,
        ),
      )
    }
  })

  test.each([
    ['en', 'is not a recording made with --record'],
    ['ja', 'は--recordの記録ではありません'],
  ] as const)('rejects a file that is not a recording (%s)', async (language, words) => {
    const file = path.join(folder, 'other.json')
    for (const text of ['', 'no JSON', '[]', '{"exchanges":[{}]}']) {
      await writeFile(file, text)
      const http = await replayConversation({ folder: file, key, language })
      expect(http).toEqual(E.left(expect.stringContaining(words) as string))
    }
  })
})

test('replaying a recording gives the same outcome, for any answers', async () => {
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
    bucket_url: fc.oneof(webUrlArb({ query: true }), fc.string()),
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
      const ended = await record(folder, answers, { photo: 'any.jpg' })
      expect(await replay(folder, { photo: 'any.jpg' })).toEqual(ended)
    }),
  )
})
