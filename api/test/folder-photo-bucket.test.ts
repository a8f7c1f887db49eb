import { mkdir, mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { folderPhotoBucket } from '../src/bucket/folder-photo-bucket.js'
import type { OwnPhotoBucket } from '../src/ports.js'
import { bucketContract, photo, photoIn, there } from './bucket/contract.js'

const uploadPath = (id: string) => `/bucket/${id}?signature=1`
let folder: string
let bucket: OwnPhotoBucket

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'kaoiro-bucket-')), 'data', 'photos')
  bucket = await folderPhotoBucket({ folder, uploadPath })
})

afterEach(() => rm(path.dirname(path.dirname(folder)), { recursive: true }))

const fileOf = (id: string) => path.join(folder, `${id}.photo`)
const modeOf = async (name: string) => (await stat(name)).mode & 0o777

/** @param time milliseconds since the epoch */
const date = (name: string, time: number) => utimes(name, time / 1_000, time / 1_000)

describe('the folder of photos', () => {
  bucketContract(() => ({
    bucket,
    upload: async (id, jpeg) => {
      expect(await bucket.put(id, jpeg)).toEqual(E.right(undefined))
    },
    date: (id, time) => date(fileOf(id), time),
  }))

  test('has uploads come to the service', async () => {
    expect(await bucket.uploadUrl('a', 'https://kaoiro.example')).toBe(
      'https://kaoiro.example/bucket/a?signature=1',
    )
  })

  test('takes one photo an id, whichever of two comes first', async () => {
    const answers = await Promise.all([bucket.put('a', photo), bucket.put('a', photo)])
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect(answers.filter(E.isLeft)).toEqual([E.left('AlreadyThere')])
    expect(await photoIn(bucket, 'a')).toEqual(there(photo))
  })

  test('is readable by its user alone, with the folders made for it', async () => {
    await bucket.put('put', photo)
    await bucket.replace('replaced', photo)
    expect(await modeOf(path.dirname(folder))).toBe(0o700)
    expect(await modeOf(folder)).toBe(0o700)
    expect(await modeOf(fileOf('put'))).toBe(0o600)
    expect(await modeOf(fileOf('replaced'))).toBe(0o600)
  })

  test('leaves nothing but the photos themselves', async () => {
    await bucket.put('a', photo)
    await bucket.replace('a', photo)
    expect(await readdir(folder)).toEqual(['a.photo'])
    await bucket.remove('a')
    expect(await readdir(folder)).toEqual([])
  })

  test('leaves nothing of a photo that could not take its place', async () => {
    await mkdir(fileOf('a'))
    await expect(bucket.replace('a', photo)).rejects.toThrow()
    expect(await readdir(folder)).toEqual(['a.photo'])
  })

  test('does not read a photo that is too large', async () => {
    await bucket.put('a', photo)
    // More than Node reads into memory at all.
    await truncate(fileOf('a'), 2 ** 40)
    expect(await bucket.get('a')).toEqual(O.some(E.left('TooLarge')))
  })

  test('sweeps what a killed process left, and no file of others', async () => {
    const names = ['left.photo.new', 'young.photo.new', 'notes.txt', 'photo']
    for (const name of names) await writeFile(path.join(folder, name), photo)
    for (const name of ['left.photo.new', 'notes.txt', 'photo'])
      await date(path.join(folder, name), 1_000)
    expect(await bucket.removeOlderThan(60_000)).toBe(1)
    expect((await readdir(folder)).sort()).toEqual(['notes.txt', 'photo', 'young.photo.new'])
  })

  test('two sweeps at once remove each photo once', async () => {
    const ids = Array.from({ length: 20 }, (_, i) => String(i))
    for (const id of ids) {
      await bucket.put(id, photo)
      await date(fileOf(id), 1_000)
    }
    const [one, other] = await Promise.all([
      bucket.removeOlderThan(60_000),
      bucket.removeOlderThan(60_000),
    ])
    expect(one + other).toBe(ids.length)
    expect(await readdir(folder)).toEqual([])
  })

  test('is opened again with its photos', async () => {
    await bucket.put('a', photo)
    const again = await folderPhotoBucket({ folder, uploadPath })
    expect(await photoIn(again, 'a')).toEqual(there(photo))
  })

  test('is not ready without its folder', async () => {
    await rm(folder, { recursive: true })
    await expect(bucket.check()).rejects.toThrow('ENOENT')
    await mkdir(folder)
  })

  test('cannot be made where the system refuses it', async () => {
    await writeFile(path.join(folder, 'file'), '')
    const inFile = path.join(folder, 'file', 'photos')
    await expect(folderPhotoBucket({ folder: inFile, uploadPath })).rejects.toThrow('ENOTDIR')
    // On Linux, Node's own recursive way never ends there.
    await expect(folderPhotoBucket({ folder: '/proc/a/b', uploadPath })).rejects.toThrow()
  })
})
