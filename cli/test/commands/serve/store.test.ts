import { copyFile, cp, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import type { FurnishedStore } from '@kaoiro/store/read'
import { checkStore, readFolder } from '@kaoiro/store/read'
import { loadTerminal } from '@kaoiro/texts/load'
import { followStore } from '../../../src/commands/serve/follow-store.js'
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

const args = (data: string) => ['--data', data, '--port', '0', '--host', '127.0.0.1', '--quiet']

describe('kaoiro serve --store', () => {
  test.each([
    ['another link', (text: string) => text.replace('https://www.lumen.example/about/', 'about')],
    [
      'a name that is too long',
      (text: string) => text.replace('"Lumen"', `"${'Lumen '.repeat(9)}"`),
    ],
  ])('does not start with %s, and names file and line', async (name, change) => {
    const store = await storeWith(name, change)
    const data = path.join(folder, 'untouched')
    const { code, stdout, stderr } = await kaoiro(['serve', '--store', store, ...args(data)])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^kaoiro: \S.*[/\\]store\.json:\d+: (links\.company|brand\.name).*\n$/)
    expect(existsSync(data)).toBe(false)
  })

  test('reads the store as a worker, too, which analyses by its norms', async () => {
    const store = await storeWith('worker', (text) => text)
    await writeFile(path.join(store, 'norms.json'), '{}')
    const worker = ['serve', '--role', 'worker', '--store', store]
    const env = { DATABASE_URL: 'postgresql://127.0.0.1:1/none' }
    const { code, stderr } = await kaoiro(worker, { env })
    expect(code).toBe(1)
    expect(stderr).toMatch(/norms\.json:1: version is missing/)
  })
})

describe('followStore', () => {
  /** Follows a store, changed after its first state was taken. */
  const follow = async (
    store: string,
    changeFirst = async () => Promise.resolve(),
    today = () => '2026-11-28',
  ) => {
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
    let printsLast = (line: string) => line.includes(words.changed) || line.includes(words.kept)
    const waitFor = (text: string) => {
      printsLast = (line) => line.includes(text)
    }
    const log = (_level: 'info' | 'warn', line: string) => {
      lines.push(`${line}\n`)
      if (printsLast(line)) printed()
    }
    const versions: Array<string | undefined> = []
    const changeStore = ({ store: { brand }, norms }: FurnishedStore) => {
      shown.push(brand.name)
      versions.push(norms?.version)
      return brand.name === 'Unknown' ? Promise.reject(new Error('no site')) : Promise.resolve()
    }
    const faults: Array<number> = []
    const service = { changeStore, countStoreFaults: (count: number) => void faults.push(count) }
    const folder = await readFolder(store)
    await changeFirst()
    const read = await checkStore(folder)
    const norms = E.isRight(read) ? read.right.norms : undefined
    const start = () =>
      followStore({ ...folder, norms }, service, words, log, stop.signal, 1, today)
    return { start, linesAfter, waitFor, shown, versions, faults, words, stop: () => stop.abort() }
  }

  const rebrand = (store: string) => (from: string, to: string) => async () =>
    changeIn(store, (text) => text.replace(`"${from}"`, `"${to}"`))

  test('shows each change of the folder, and the last store while the folder has a fault', async () => {
    const store = await storeWith('followed', (text) => text)
    const { start, linesAfter, shown, faults, words, stop } = await follow(store)
    const renamed = rebrand(store)
    start()
    expect(await linesAfter(renamed('Lumen', 'Aurora'))).toBe(`kaoiro: ${words.changed}\n`)
    expect(await linesAfter(renamed('Aurora', ''))).toMatch(/store\.json:\d+: brand\.name/)
    expect(shown).toEqual(['Aurora'])
    expect(await linesAfter(renamed('', 'Unknown'))).toBe(
      `kaoiro: no site\nkaoiro: ${words.kept}\n`,
    )
    await linesAfter(renamed('Unknown', ''))
    await linesAfter(renamed('', 'Unknown'))
    // The store that is shown.
    await linesAfter(renamed('Unknown', 'Aurora'))
    expect(faults.at(-1)).toBe(0)
    await linesAfter(renamed('Aurora', 'Lumen'))
    const studio = path.join(store, 'pictures/studio.svg')
    expect(await linesAfter(() => rm(studio))).toMatch(/related\[0\]\.logo/)
    await linesAfter(() => copyFile(path.join(store, 'pictures/icon.svg'), studio))
    await linesAfter(() => writeFile(path.join(store, 'products.csv'), '\ufeffcategory\n'))
    stop()
    // A change that failed is tried again.
    expect(faults.filter((count, at) => count !== faults[at - 1])).toEqual([0, 1, 0, 1, 0])
  })

  test('keeps the last store while the settings are a circular link or have too many brackets', async () => {
    const store = await storeWith('hostile', (text) => text)
    const settings = path.join(store, 'store.json')
    const lumen = await readFile(settings)
    const { start, linesAfter, shown, stop } = await follow(store)
    start()
    const brackets = '['.repeat(9000)
    expect(await linesAfter(() => writeFile(settings, brackets))).toMatch(/store\.json:1: /)
    const circular = async () => {
      await rm(settings)
      await symlink('store.json', settings)
    }
    expect(await linesAfter(circular)).toMatch(/store\.json: not a plain file/)
    const repaired = async () => {
      await rm(settings)
      await writeFile(settings, lumen)
    }
    await linesAfter(repaired)
    expect(shown).toEqual(['Lumen'])
    stop()
  })

  test('shows a link to another release with files of the same size and time', async () => {
    const releases = [
      await storeWith('release-1', (text) => text),
      await storeWith('release-2', (text) => text.replace('"Lumen"', '"Aurea"')),
    ]
    for (const release of releases)
      for (const file of ['store.json', 'products.csv'])
        await utimes(path.join(release, file), 0, 0)
    const [first = '', second = ''] = releases
    const current = path.join(folder, 'current')
    await symlink(first, current)
    const { start, linesAfter, shown, stop } = await follow(current)
    start()
    await linesAfter(async () => {
      await symlink(second, `${current}-new`)
      await rename(`${current}-new`, current)
    })
    expect(shown).toEqual(['Aurea'])
    stop()
  })

  test('follows a folder with a dangling link, as editors create them', async () => {
    const store = await storeWith('linked', (text) => text)
    await symlink('me@host.1234', path.join(store, '.#store.json'))
    const { start, linesAfter, shown, stop } = await follow(store)
    start()
    await linesAfter(rebrand(store)('Lumen', 'Aurora'))
    expect(shown).toEqual(['Aurora'])
    stop()
  })

  test('shows a change between the first look and the start', async () => {
    const store = await storeWith('early', (text) => text)
    const { start, linesAfter, shown, stop } = await follow(
      store,
      rebrand(store)('Lumen', 'Aurora'),
    )
    await linesAfter(start)
    expect(shown).toEqual(['Aurora'])
    stop()
  })

  test('takes new norms over on the next day, and other changes at once', async () => {
    const norms = (version: string) => {
      const measure = { red: 0.5, blue: 0.5, light: 0.5 }
      const skin = { people: 60, mean: measure, deviation: measure }
      return JSON.stringify({ version, everybody: { skin } })
    }
    const store = await storeWith('norms', (text) => text)
    const file = path.join(store, 'norms.json')
    await writeFile(file, norms('first'))
    let day = '2026-11-28'
    const followed = await follow(store, undefined, () => day)
    const { start, linesAfter, waitFor, shown, versions, words, stop } = followed
    const [atMidnight, inPlace] = [words.normsAtMidnight, words.normsInPlace]
    start()
    waitFor(atMidnight({ version: 'second' }))
    await linesAfter(() => writeFile(file, norms('second')))
    waitFor(atMidnight({ version: 'third' }))
    await linesAfter(async () => {
      await writeFile(file, norms('third'))
      await rebrand(store)('Lumen', 'Aurora')()
    })
    expect(new Set(versions)).toEqual(new Set(['first']))
    waitFor(inPlace({ version: 'third' }))
    await linesAfter(() => (day = '2026-11-29'))
    waitFor(words.changed)
    await linesAfter(rebrand(store)('Aurora', 'Lumen'))
    stop()
    expect(versions.slice(-2)).toEqual(['third', 'third'])
    expect(shown.slice(-2)).toEqual(['Aurora', 'Lumen'])
  })
})
