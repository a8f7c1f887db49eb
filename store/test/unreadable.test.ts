import type * as files from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import { expect, test, vi } from 'vitest'
import { readStore } from '../src/read.js'
import { least, useStoreFolders } from './folders.js'

// Permissions do not stop root, as which containers run tests.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>()
  const readFile = (...args: Parameters<typeof real.readFile>) =>
    String(args[0]).endsWith('.svg') ? Promise.reject(new Error('EACCES')) : real.readFile(...args)
  return { ...real, readFile }
})

const storeFolder = await useStoreFolders()

test('readStore rejects pictures that cannot be read', async () => {
  expect(await readStore(await storeFolder({ 'store.json': least }))).toMatchObject(
    E.left([{ _tag: 'PictureNotReadable', path: 'brand.icon', picture: 'pictures/icon.svg' }]),
  )
})
