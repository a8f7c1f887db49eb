import { readdir } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SessionState } from '@kaoiro/core/wire'
import { readFixture } from '@kaoiro/fixtures/files'
import { jsonSchema } from '../../src/http/calls/json-schema.js'
import { eventually } from '../eventually.js'
import { validatorOf } from '../http/calls/validator.js'
import { clientOf } from './client.js'
import { runService } from './running-service.js'

let service: Awaited<ReturnType<typeof runService>>

beforeAll(async () => {
  service = await runService()
})
afterAll(() => service.close())

const analyse = async (name: string) => {
  const { create, upload, request, state } = clientOf(service.address)
  const session = await create()
  await upload(session, await readFixture(name))
  await request(session.session_id)
  return eventually(async () => {
    const ended = await state(session.session_id)
    expect(ended.status).not.toBe('analyzing')
    return ended
  })
}

describe('the service, called as the specification describes', () => {
  test('analyses a portrait, returns a valid result and deletes the photo', async () => {
    const ended = await analyse('portraits/spring-woman.jpg')
    expect(ended.status).toBe('completed')
    expect(E.isRight(SessionState.decode(ended))).toBe(true)
    const isValid = await validatorOf(jsonSchema(SessionState))
    expect(await isValid(ended)).toBe(true)
    expect(await readdir(service.photos)).toEqual([])
  })

  test('returns the same results for concurrent sessions as for consecutive ones', async () => {
    const names = ['spring-woman', 'winter-woman']
    const files = [...names.map((name) => `portraits/${name}.jpg`), 'photos/landscape.jpg']
    const alone: Array<SessionState> = []
    for (const file of files) alone.push(await analyse(file))
    const together = await Promise.all([...files, ...files].map((file) => analyse(file)))
    const ends = (all: ReadonlyArray<SessionState>) =>
      all.map((state) => ({ ...state, photo_deleted_at: null, expires_at: null, session_id: null }))
    expect(ends(together)).toEqual(ends([...alone, ...alone]))
    expect(await readdir(service.photos)).toEqual([])
    expect(service.log).toEqual([])
  })
})
