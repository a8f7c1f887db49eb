import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { describe, expect, test } from 'vitest'
import { makeDataFolder } from '../../../src/commands/serve/before-start.js'

const folder = await useFolder()

const inFolder = (...names: ReadonlyArray<string>) => path.join(folder, ...names)

describe('makeDataFolder', () => {
  test('creates the folder and its parents, accessible only to this user', async () => {
    await makeDataFolder(inFolder('a', 'b', 'c'))
    expect(await readdir(inFolder('a', 'b', 'c'))).toEqual([])
    expect((await stat(inFolder('a', 'b'))).mode & 0o777).toBe(0o700)
  })

  test('keeps an existing folder and its content', async () => {
    await mkdir(inFolder('old', 'photos'), { recursive: true })
    await makeDataFolder(inFolder('old'))
    expect(await readdir(inFolder('old'))).toEqual(['photos'])
  })

  test('succeeds if two runs create the folder at the same time', async () => {
    const both = [makeDataFolder(inFolder('x', 'y')), makeDataFolder(inFolder('x', 'y'))]
    expect(await Promise.all(both)).toEqual([undefined, undefined])
  })
})
