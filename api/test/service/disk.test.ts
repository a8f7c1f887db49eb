import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFixture } from '@kaoiro/fixtures/files'
import { clientOf } from './client.js'
import { runService } from './running-service.js'
import { eventually } from '../eventually.js'

/** Adds a JPEG comment segment, as cameras do with the owner's name. */
const commented = (jpeg: Uint8Array, comment: string): Uint8Array => {
  const text = Buffer.from(comment)
  const segment = Buffer.from([0xff, 0xfe, 0, text.length + 2, ...text])
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

const owner = 'property of a visitor who must not be kept'
const portrait = commented(await readFixture('portraits/autumn-man.jpg'), owner)

let service: Awaited<ReturnType<typeof runService>>

beforeAll(async () => {
  service = await runService()
})
afterAll(() => service.close())

/** The names of the files in database and bucket that contain these bytes. */
const filesWith = async (bytes: Uint8Array): Promise<ReadonlyArray<string>> => {
  const names = await readdir(service.data, { recursive: true })
  const found: Array<string> = []
  for (const name of names) {
    const file = path.join(service.data, name)
    if ((await stat(file)).isFile() && (await readFile(file)).includes(Buffer.from(bytes)))
      found.push(name)
  }
  return found
}

test('a photo is completely removed from the disk once its session has ended', async () => {
  const { create, upload, request, state } = clientOf(service.address)
  const session = await create()
  await upload(session, portrait)
  expect(await filesWith(Buffer.from(owner))).toEqual([`photos/${session.session_id}.photo`])
  await request(session.session_id)
  await eventually(async () =>
    expect(await state(session.session_id)).toMatchObject({ status: 'completed' }),
  )
  expect(await filesWith(Buffer.from(owner))).toEqual([])
  expect(await filesWith(portrait.subarray(1_000, 1_064))).toEqual([])
  expect(await readdir(service.photos)).toEqual([])
})

test('a restart removes the files of removed sessions and keeps the others', async () => {
  const { create, upload } = clientOf(service.address)
  const waiting = await create()
  await upload(waiting, portrait)
  const [gone, part] = [randomUUID(), randomUUID()]
  for (const name of [`${gone}.photo`, `${gone}.${part}.photo.new`])
    await writeFile(path.join(service.photos, name), portrait)
  await service.restart()
  await eventually(async () =>
    expect(await readdir(service.photos)).toEqual([`${waiting.session_id}.photo`]),
  )
})
