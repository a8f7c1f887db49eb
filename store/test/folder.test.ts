import { execFileSync } from 'node:child_process'
import { constants, copyFileSync, utimesSync } from 'node:fs'
import type * as files from 'node:fs/promises'
import { mkdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test, vi } from 'vitest'
import { utf16Be, utf16Le } from '@kaoiro/fixtures/utf16'
import { checkStore, readFolder, readStore } from '../src/read.js'
import { least, leastWith, svg, useStoreFolders } from './folders.js'

// Permissions do not stop root, as which containers run tests.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>()
  const open = (...args: Parameters<typeof real.open>) =>
    String(args[0]).endsWith('unreadable.svg')
      ? Promise.reject(new Error('EACCES'))
      : real.open(...args)
  return { ...real, open }
})

const storeFolder = await useStoreFolders()

const withList = leastWith('"floors": { "ground": { "ko": "1층" } }, "products": "products.csv"')

const list = 'category,name,floor,url\nskin,ローション,ground,https://lumen.example/lotion/\n'

const faultsIn = async (folder: string) => {
  const store = await checkStore(folder)
  return E.isLeft(store) ? store.left : []
}

/** Puts something other than a plain file in the place of a file. */
const inPlace = {
  'a pipe': (file: string) => execFileSync('mkfifo', [file]),
  'a device': (file: string) => symlink('/dev/zero', file),
  'a folder': (file: string) => mkdir(file),
  'a circular link': (file: string) => symlink(path.basename(file), file),
}

describe('readFolder', () => {
  test.each(Object.entries(inPlace))('reports %s instead of waiting for it', async (name, put) => {
    const settings = withList.replace('icon.svg" }', 'icon.svg", "logo": "pictures/logo.svg" }')
    const folder = await storeFolder({ 'store.json': settings })
    await put(path.join(folder, 'products.csv'))
    await put(path.join(folder, 'pictures/logo.svg'))
    expect(await faultsIn(folder)).toMatchObject([
      // A device is outside the folder.
      { _tag: name === 'a device' ? 'PictureNotFound' : 'PictureNotPlain', path: 'brand.logo' },
      { _tag: 'FileNotPlain', file: 'products.csv', line: null },
    ])
    await rm(path.join(folder, 'store.json'))
    await put(path.join(folder, 'store.json'))
    expect(await faultsIn(folder)).toEqual([
      { _tag: 'FileNotPlain', file: 'store.json', line: null },
    ])
  })

  test('rejects missing pictures, and links out of the folder', async () => {
    const settings = least.replace('icon.svg', 'link.svg')
    const folder = await storeFolder({ 'store.json': settings })
    const missing = { _tag: 'PictureNotFound', line: 2, picture: 'pictures/link.svg' }
    expect(await readStore(folder)).toMatchObject(E.left([missing]))
    await symlink(import.meta.filename, path.join(folder, 'pictures/link.svg'))
    expect(await readStore(folder)).toMatchObject(E.left([missing]))
  })

  test('accepts pictures behind links into a hidden folder, as Kubernetes mounts them', async () => {
    const folder = await storeFolder({ 'store.json': least })
    const hidden = path.join(folder, '..2026_11_27')
    await mkdir(hidden)
    await rename(path.join(folder, 'pictures/icon.svg'), path.join(hidden, 'icon.svg'))
    await symlink('../..2026_11_27/icon.svg', path.join(folder, 'pictures/icon.svg'))
    expect(await readStore(folder)).toMatchObject(E.right({ brand: { name: 'Lumen' } }))
  })

  test('rejects files that are too large, or cannot be read', async () => {
    const picture = 'pictures/unreadable.svg'
    const folder = await storeFolder({
      'store.json': least.replace('icon.svg" }', `icon.svg", "logo": "${picture}" }`),
      'pictures/icon.svg': svg + ' '.repeat(512_000),
      [picture]: svg,
    })
    expect(await faultsIn(folder)).toMatchObject([
      { _tag: 'PictureTooLarge', line: 2, path: 'brand.icon', picture: 'pictures/icon.svg' },
      { _tag: 'PictureNotReadable', path: 'brand.logo', picture },
    ])
    await writeFile(path.join(folder, 'store.json'), Buffer.alloc(32_000_001, ' '))
    expect(await faultsIn(folder)).toMatchObject([{ _tag: 'FileTooLarge' }])
  })

  test.each(['/etc/icon.svg', '../icon.svg', 'https://x.example/icon.svg', 'pictures/icon.gif'])(
    'rejects %s as an icon',
    async (picture) => {
      const settings = least.replace('pictures/icon.svg', picture)
      expect(await faultsIn(await storeFolder({ 'store.json': settings }))).toMatchObject([
        { _tag: 'WrongValue', path: 'brand.icon', expected: { kind: 'icon' } },
      ])
    },
  )

  test.each([
    // ローション
    ['Shift_JIS', list.replace('ローション', '\x83\x8d\x81\x5b\x83\x56\x83\x87\x83\x93'), 'latin1'],
    ['UTF-16', utf16Le(list)],
    ['big-endian UTF-16', utf16Be(list)],
    ['lines that end with a carriage return alone', list.replaceAll('\n', '\r')],
  ])('reads a product list in %s', async (_, given, encoding?: string) => {
    const bytes = typeof given === 'string' ? Buffer.from(given, encoding as 'latin1') : given
    const folder = await storeFolder({ 'store.json': withList, 'products.csv': bytes })
    expect(await readStore(folder)).toMatchObject(
      E.right({ products: [{ name: { ko: 'ローション' } }] }),
    )
  })

  test('names the line in files with a carriage return alone at the end of lines', async () => {
    const withoutScheme = (text: string) =>
      text.replace(/https:\/\/(?=lumen.example\/l)/, '').replaceAll('\n', '\r')
    const folder = await storeFolder({
      'store.json': withoutScheme(withList),
      'products.csv': withoutScheme(list),
    })
    expect(await faultsIn(folder)).toMatchObject([
      { file: 'store.json', line: 9 },
      { file: 'products.csv', line: 2 },
    ])
  })

  test.each([
    `${'['.repeat(9000)}${']'.repeat(9000)}`,
    // The parser goes on after wrong brackets.
    `{"a":${']'.repeat(9000)},"b":${'['.repeat(9000)}`,
    '{"a":],"b":'.repeat(9000),
  ])('rejects brackets nested too deeply for the parser', async (text) => {
    const folder = await storeFolder({ 'store.json': `\n${text}` })
    expect(await faultsIn(folder)).toEqual([{ _tag: 'Syntax', file: 'store.json', line: 2 }])
  })

  test('has another state for a content of the same size and time, and for a link to it', async () => {
    const folder = await storeFolder({ 'store.json': withList, 'products.csv': list })
    const copy = await storeFolder({
      'store.json': withList,
      'products.csv': list.replace('skin', 'hair'),
    })
    const file = path.join(folder, 'products.csv')
    const { atime, mtime } = await stat(file)
    const { state } = await readFolder(folder)
    expect((await readFolder(folder)).state).toBe(state)
    copyFileSync(path.join(copy, 'products.csv'), file, constants.COPYFILE_FICLONE)
    utimesSync(file, atime, mtime)
    const changed = (await readFolder(folder)).state
    expect(changed).not.toBe(state)
    await rm(file)
    await symlink(path.join(copy, 'products.csv'), file)
    expect((await readFolder(folder)).state).toBe(changed)
  })
})
