import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import type { FurnishedStore } from '@kaoiro/store/read'
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
  await writeFile(file, change(await readFile(file, 'utf8')))
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

describe('followStore', () => {
  test('shows each change of the folder, and the last store while the folder has a fault', async () => {
    const store = await storeWith('followed', (text) => text)
    const stop = new AbortController()
    const words = await loadTerminal('en', 'store')
    const shown: Array<string> = []
    const lines: Array<string> = []
    let printed = (): void => undefined
    /** Changes the store, and returns the lines up to the last one about the change. */
    const linesAfter = async (change: () => Promise<unknown>) => {
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
    await followStore(store, changeStore, words, { err }, stop.signal, 1)

    const rename = (from: string, to: string) => () =>
      changeIn(store, (text) => text.replace(`"${from}"`, `"${to}"`))
    expect(await linesAfter(rename('Lumen', 'Aurora'))).toBe(`kaoiro: ${words.changed}\n`)
    expect(await linesAfter(rename('Aurora', ''))).toMatch(/store\.json:\d+: brand\.name/)
    expect(shown).toEqual(['Aurora'])
    expect(await linesAfter(rename('', 'Unknown'))).toBe(`kaoiro: no site\nkaoiro: ${words.kept}\n`)
    const more = path.join(store, 'pictures/more.svg')
    await linesAfter(rename('Unknown', 'Lumen'))
    await linesAfter(() => writeFile(more, '<svg/>'))
    await linesAfter(() => rm(more))
    expect(shown.slice(-3)).toEqual(['Lumen', 'Lumen', 'Lumen'])
    stop.abort()
  })
})
