import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { folderPhotoBucket } from '../src/folder-photo-bucket.js'
import type { PhotoBucket } from '../src/ports.js'

const photo = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)
let folder: string
let bucket: PhotoBucket

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'kaoiro-bucket-')), 'photos')
  bucket = await folderPhotoBucket(folder)
})

afterEach(() => rm(path.dirname(folder), { recursive: true }))

describe('the folder of photos', () => {
  test('gives back what was put, and nothing once it is removed', async () => {
    expect(await bucket.put('a', photo)).toEqual(E.right(undefined))
    expect(Uint8Array.from(await bucket.get('a'))).toEqual(photo)
    await bucket.remove('a')
    await expect(bucket.get('a')).rejects.toThrow()
    expect(await readdir(folder)).toEqual([])
  })

  test('takes one photo an id, whichever of two comes first', async () => {
    const answers = await Promise.all([bucket.put('a', photo), bucket.put('a', photo)])
    expect(answers.filter(E.isRight)).toHaveLength(1)
  })

  test('is readable by its user alone', async () => {
    await bucket.put('a', photo)
    expect((await stat(folder)).mode & 0o077).toBe(0)
    expect((await stat(path.join(folder, 'a.jpg'))).mode & 0o077).toBe(0)
  })

  test('removes photos by their age, and no other file', async () => {
    await bucket.put('old', photo)
    await bucket.put('new', photo)
    await writeFile(path.join(folder, 'notes.txt'), '')
    for (const name of ['old.jpg', 'notes.txt']) await utimes(path.join(folder, name), 1, 1)
    await bucket.removeOlderThan(60_000)
    expect((await readdir(folder)).sort()).toEqual(['new.jpg', 'notes.txt'])
  })

  test('removing what is not there is no error', async () => {
    await expect(bucket.remove('nothing')).resolves.toBeUndefined()
  })
})
