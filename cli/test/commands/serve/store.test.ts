import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import type { FurnishedStore } from '@kaoiro/store/read'
import { storeState } from '@kaoiro/store/read'
import { loadTerminal } from '@kaoiro/texts/load'
import { followStore } from '../../../src/commands/serve/follow-store.js'
import { readServedStore, shownFolder } from '../../../src/commands/serve/read-store.js'
import { kaoiro } from '../../in-process.js'

const folder = await useFolder()

/** Copies the second demonstration store, and changes its settings. */
const storeWith = async (name: string, change: (text: string) => string): Promise<string> => {
  const store = path.join(folder, name)
  await cp(fixturePath('stores/lumen'), store, { recursive: true })
  await changeIn(store, change)
  return store
}

const changeIn = async (store: string, change: (text: string) => string): Promise<void> => {
  const file = path.join(store, 'store.json')
  // In one step, because the folder may be followed.
  await writeFile(`${store}.json`, change(await readFile(file, 'utf8')))
  await rename(`${store}.json`, file)
}

const withMore = (setting: string) => (text: string) => text.replace('{', `{ ${setting},`)

const args = (data: string) => ['--data', data, '--port', '0', '--host', '127.0.0.1', '--quiet']

describe('kaoiro serve --store', () => {
  test.each([
    ['another link', (text: string) => text.replace('https://www.lumen.example/about/', 'about')],
    ['letters that the cards lack', (text: string) => text.replace('"Lumen"', '"루멘"')],
  ])('does not start with %s, and names file and line', async (name, change) => {
    const store = await storeWith(name, change)
    const data = path.join(folder, 'untouched')
    const { code, stdout, stderr } = await kaoiro(['serve', '--store', store, ...args(data)])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^kaoiro: \S.*[/\\]store\.json:\d+: (links\.company|brand\.name).*\n$/)
    expect(existsSync(data)).toBe(false)
  })

  test('does not start with a store that needs another build, and prints its command', async () => {
    const store = await storeWith('device', withMore('"analysis": "device"'))
    const env = { KAOIRO_STORE: store }
    const { code, stderr } = await kaoiro(['serve', ...args(path.join(folder, 'none'))], { env })
    expect(code).toBe(1)
    expect(stderr).toContain(`KAOIRO_STORE=${store} npm run build`)
  })
})

describe('readServedStore', () => {
  test.each([
    [true, true, 'Right'],
    [false, false, 'Right'],
    [true, false, 'Left'],
    [false, true, 'Left'],
  ])('with checkBeforeSending %s for screens built with %s is %s', async (own, built, expected) => {
    const store = await storeWith(`${own}-${built}`, withMore(`"checkBeforeSending": ${own}`))
    const screens = path.join(store, 'screens')
    await mkdir(path.join(screens, '.server'), { recursive: true })
    const build = { analysis: 'service', checkBeforeSending: built }
    await writeFile(path.join(screens, '.server/build.json'), JSON.stringify(build))
    const read = readServedStore(await loadTerminal('en', 'store'), { screens, cards: screens })
    expect(await read(store)).toMatchObject({ _tag: expected })
  })
})

test.each([
  ['worker', undefined],
  ['web', 'lumen'],
  ['all', 'lumen'],
] as const)('a node of the role %s shows the store %s', (role, shown) => {
  expect(shownFolder({ role, storeFolder: 'lumen' })).toBe(shown)
})

describe('followStore', () => {
  /** Follows a store, changed after its first state was taken. */
  const follow = async (store: string, changeFirst = async () => Promise.resolve()) => {
    const stop = new AbortController()
    const words = await loadTerminal('en', 'store')
    const shown: Array<string> = []
    const lines: Array<string> = []
    let printed = (): void => undefined
    /** Changes the store, and returns the lines up to the last one about the change. */
    const linesAfter = async (change: () => unknown) => {
      lines.length = 0
      const last = new Promise<void>((resolve) => (printed = resolve))
      await change()
      await last
      return lines.join('')
    }
    const err = (line: string) => {
      lines.push(line)
      if (line.includes(words.changed) || line.includes(words.kept)) printed()
    }
    const changeStore = ({ store: { brand } }: FurnishedStore) => {
      shown.push(brand.name)
      return brand.name === 'Unknown' ? Promise.reject(new Error('no site')) : Promise.resolve()
    }
    const state = await storeState(store)
    await changeFirst()
    const start = () =>
      followStore({ folder: store, state }, changeStore, words, { err }, stop.signal, 1)
    return { start, linesAfter, shown, words, stop: () => stop.abort() }
  }

  const rename = (store: string) => (from: string, to: string) => async () =>
    changeIn(store, (text) => text.replace(`"${from}"`, `"${to}"`))

  test('shows each change of the folder, and the last store while the folder has a fault', async () => {
    const store = await storeWith('followed', (text) => text)
    const { start, linesAfter, shown, words, stop } = await follow(store)
    const renamed = rename(store)
    start()
    expect(await linesAfter(renamed('Lumen', 'Aurora'))).toBe(`kaoiro: ${words.changed}\n`)
    expect(await linesAfter(renamed('Aurora', ''))).toMatch(/store\.json:\d+: brand\.name/)
    expect(shown).toEqual(['Aurora'])
    expect(await linesAfter(renamed('', 'Unknown'))).toBe(
      `kaoiro: no site\nkaoiro: ${words.kept}\n`,
    )
    await linesAfter(renamed('Unknown', 'Lumen'))
    const studio = path.join(store, 'pictures/studio.svg')
    expect(await linesAfter(() => rm(studio))).toMatch(/related\[0\]\.logo/)
    await linesAfter(() => writeFile(studio, '<svg/>'))
    await linesAfter(() => writeFile(path.join(store, 'products.csv'), '\ufeffcategory\n'))
    stop()
  })

  test('follows a folder with a dangling link, as editors create them', async () => {
    const store = await storeWith('linked', (text) => text)
    await symlink('me@host.1234', path.join(store, '.#store.json'))
    const { start, linesAfter, shown, stop } = await follow(store)
    start()
    await linesAfter(rename(store)('Lumen', 'Aurora'))
    expect(shown).toEqual(['Aurora'])
    stop()
  })

  test('shows a change between the first look and the start', async () => {
    const store = await storeWith('early', (text) => text)
    const { start, linesAfter, shown, stop } = await follow(store, rename(store)('Lumen', 'Aurora'))
    await linesAfter(start)
    expect(shown).toEqual(['Aurora'])
    stop()
  })
})
