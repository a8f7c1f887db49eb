import type * as files from 'node:fs/promises'
import { mkdir, rename, symlink } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test, vi } from 'vitest'
import { readStore } from '../src/read.js'
import { least, useStoreFolders } from './folders.js'

// Permissions do not stop root, as which containers run tests.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>()
  const readFile = (...[file, options]: Parameters<typeof real.readFile>) =>
    typeof file === 'string' && file.endsWith('unreadable.svg')
      ? Promise.reject(new Error('EACCES'))
      : real.readFile(file, options)
  return { ...real, readFile }
})

const storeFolder = await useStoreFolders()

const faultsOf = async (settings: string, icon = '<svg/>') => {
  const store = await readStore(
    await storeFolder({ 'store.json': settings, 'pictures/icon.svg': icon }),
  )
  return E.isLeft(store) ? store.left : []
}

describe('readStore', () => {
  test('rejects missing pictures, folders, and links out of the folder', async () => {
    expect(await faultsOf(least.replace('icon.svg', 'mark.svg'))).toMatchObject([
      { _tag: 'PictureNotFound', line: 2, path: 'brand.icon', picture: 'pictures/mark.svg' },
    ])
    const folder = await storeFolder({
      'store.json': least.replace('pictures/icon.svg', 'pictures/link.svg'),
    })
    await symlink(import.meta.filename, path.join(folder, 'pictures/link.svg'))
    expect(await readStore(folder)).toMatchObject(E.left([{ _tag: 'PictureNotFound' }]))
  })

  test('accepts pictures behind links into a hidden folder, as Kubernetes mounts them', async () => {
    const folder = await storeFolder({ 'store.json': least })
    const hidden = path.join(folder, '..2026_11_27')
    await mkdir(hidden)
    await rename(path.join(folder, 'pictures/icon.svg'), path.join(hidden, 'icon.svg'))
    await symlink('../..2026_11_27/icon.svg', path.join(folder, 'pictures/icon.svg'))
    expect(await readStore(folder)).toMatchObject(E.right({ brand: { name: 'Lumen' } }))
  })

  test('rejects pictures that are too large, and an icon that is not an SVG', async () => {
    const icon = (content: string) => faultsOf(least, content)
    expect(await icon(`<svg>${' '.repeat(512_000)}</svg>`)).toMatchObject([
      { _tag: 'PictureTooLarge', line: 2, path: 'brand.icon', picture: 'pictures/icon.svg' },
    ])
    expect(await icon('\x89PNG')).toMatchObject([
      { _tag: 'WrongValue', line: 2, path: 'brand.icon', expected: { kind: 'icon' } },
    ])
    expect(await icon('<?xml version="1.0"?>\n<svg/>')).toEqual([])
  })

  test.each(['/etc/icon.svg', '../icon.svg', 'https://x.example/icon.svg', 'pictures/icon.gif'])(
    'rejects %s as an icon',
    async (picture) => {
      expect(await faultsOf(least.replace('pictures/icon.svg', picture))).toMatchObject([
        { _tag: 'WrongValue', path: 'brand.icon', expected: { kind: 'icon' } },
      ])
    },
  )

  test('rejects pictures that cannot be read', async () => {
    const picture = 'pictures/unreadable.svg'
    const settings = least.replace('pictures/icon.svg', picture)
    const folder = await storeFolder({ 'store.json': settings, [picture]: '<svg/>' })
    expect(await readStore(folder)).toMatchObject(
      E.left([{ _tag: 'PictureNotReadable', path: 'brand.icon', picture }]),
    )
  })
})
