import { mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LocalPhotoBucket } from '../../../src/sessions/ports/photo-bucket.js'
import {
  folderPhotoBucket,
  nodeFileSteps,
} from '../../../src/storage/bucket/folder-photo-bucket.js'
import { bucketContract, photo, photoIn, there } from './contract.js'

const uploadPath = (id: string) => `/bucket/${id}`
let folder: string
let bucket: LocalPhotoBucket

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'kaoiro-bucket-')), 'data', 'photos')
  bucket = await folderPhotoBucket({ folder, uploadPath })
})

afterEach(() => rm(path.dirname(path.dirname(folder)), { recursive: true }))

const fileOf = (id: string) => path.join(folder, `${id}.photo`)
const modeOf = async (name: string) => (await stat(name)).mode & 0o777

describe('folderPhotoBucket', () => {
  bucketContract(() => ({
    bucket,
    upload: async (id, jpeg) => {
      expect(await bucket.put(id, jpeg)).toEqual(E.right(undefined))
    },
  }))

  test('accepts one of two concurrent photos with the same id', async () => {
    const answers = await Promise.all([bucket.put('a', photo), bucket.put('a', photo)])
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect(answers.filter(E.isLeft)).toEqual([E.left('AlreadyThere')])
    expect(await photoIn(bucket, 'a')).toEqual(there(photo))
  })

  test('accepts one photo per id on a file system without hard links', async () => {
    const unlinked = await folderPhotoBucket({
      folder,
      uploadPath,
      steps: {
        ...nodeFileSteps,
        link: () => Promise.reject(Object.assign(new Error('no links here'), { code: 'EPERM' })),
      },
    })
    expect(await unlinked.put('a', photo)).toEqual(E.right(undefined))
    expect(await unlinked.put('a', photo.subarray(1))).toEqual(E.left('AlreadyThere'))
    expect(await photoIn(unlinked, 'a')).toEqual(there(photo))
    expect(await readdir(folder)).toEqual(['a.photo'])
  })

  test('creates files and folders that only its user can access', async () => {
    await bucket.put('put', photo)
    expect(await modeOf(path.dirname(folder))).toBe(0o700)
    expect(await modeOf(folder)).toBe(0o700)
    expect(await modeOf(fileOf('put'))).toBe(0o600)
  })

  test('leaves no temporary files', async () => {
    await bucket.put('a', photo)
    expect(await readdir(folder)).toEqual(['a.photo'])
    await bucket.remove('a')
    expect(await readdir(folder)).toEqual([])
  })

  test('removes the temporary file if linking fails', async () => {
    const link = () => Promise.reject(new Error('refused'))
    const refusing = await folderPhotoBucket({
      folder,
      uploadPath,
      steps: { ...nodeFileSteps, link },
    })
    await expect(refusing.put('a', photo)).rejects.toThrow('refused')
    expect(await readdir(folder)).toEqual([])
  })

  test('does not read a photo that is too large', async () => {
    await bucket.put('a', photo)
    // More than Node can read into memory.
    await truncate(fileOf('a'), 2 ** 40)
    expect(await bucket.get('a')).toEqual(O.some(E.left('TooLarge')))
  })

  const write = (name: string) => writeFile(path.join(folder, name), photo)

  test('lists the partial files of a killed process and ignores foreign files', async () => {
    const [session, part] = [randomUUID(), randomUUID()]
    const [ours, earlier] = [`${session}.${part}.photo.new`, `${part}.photo.new`]
    for (const name of [ours, earlier, 'notes.txt', 'photo', 'my.photo', '.photo'])
      await write(name)
    const listed = [...(await bucket.list())].sort((a, b) => a.name.length - b.name.length)
    expect(listed).toEqual([
      { name: earlier, session: O.none, bytes: photo.length, isPart: true },
      { name: ours, session: O.some(session), bytes: photo.length, isPart: true },
    ])
    for (const { name } of listed) expect(await bucket.discard(name)).toBe(true)
    expect(await bucket.discard(ours)).toBe(false)
    expect((await readdir(folder)).sort()).toEqual(['.photo', 'my.photo', 'notes.txt', 'photo'])
  })

  test('removes a photo with its partial files and keeps those of others', async () => {
    const [session, other] = [randomUUID(), randomUUID()]
    const parts = [session, session, other].map((id) => `${id}.${randomUUID()}.photo.new`)
    for (const name of parts) await write(name)
    await bucket.put(session, photo)
    await bucket.remove(session)
    expect(await readdir(folder)).toEqual([parts[2]])
    await bucket.remove(other)
    expect(await readdir(folder)).toEqual([])
  })

  test('rejects a photo if its partial file is removed during the write', async () => {
    const id = randomUUID()
    const removing = await folderPhotoBucket({
      folder,
      uploadPath,
      steps: {
        ...nodeFileSteps,
        write: async (name, bytes) => {
          await nodeFileSteps.write(name, bytes)
          await bucket.remove(id)
        },
      },
    })
    expect(await removing.put(id, photo)).toEqual(E.left('Removed'))
    expect(await readdir(folder)).toEqual([])
  })

  test('is not ready if a file cannot be written or deleted', async () => {
    const refuse = () => Promise.reject(new Error('refused'))
    for (const refused of ['write', 'unlink']) {
      const steps = { ...nodeFileSteps, [refused]: refuse }
      const refusing = await folderPhotoBucket({ folder, uploadPath, steps })
      await expect(refusing.check()).rejects.toThrow('refused')
    }
    // The sweep removes the files that could not be deleted.
    expect(await bucket.list()).toMatchObject([{ isPart: true }])
    for (const { name } of await bucket.list()) await bucket.discard(name)
    await bucket.check()
    expect(await readdir(folder)).toEqual([])
  })

  test('rejects if the folder cannot be created', async () => {
    await writeFile(path.join(folder, 'file'), '')
    const inFile = path.join(folder, 'file', 'photos')
    await expect(folderPhotoBucket({ folder: inFile, uploadPath })).rejects.toThrow('ENOTDIR')
    // On Linux, Node's recursive mkdir never returns for this path.
    await expect(folderPhotoBucket({ folder: '/proc/a/b', uploadPath })).rejects.toThrow()
  })
})
