import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { kaoiro } from '../../in-process.js'

const folder = await useFolder()

const lumen = fixturePath('stores/lumen')

/** A copy of a store with other settings. */
const changed = async (name: string, change: (settings: string) => string): Promise<string> => {
  const copy = path.join(folder, name)
  await cp(lumen, copy, { recursive: true })
  const file = path.join(copy, 'store.json')
  await writeFile(file, change(await readFile(file, 'utf8')))
  return copy
}

/** Each group of an SVG refers ten times to the one before: a billion drawings. */
const nestedUses = (start: string): string =>
  `${start}><g id="a0"/>${Array.from({ length: 9 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`).join('')}</svg>`

describe('kaoiro store check', () => {
  test('prints a summary of a store without faults', async () => {
    expect(await kaoiro(['store', 'check', lumen])).toEqual({
      code: 0,
      stdout: 'Brand: Lumen\nLanguages: en, ko\nProducts: 3\nNorms: –\nWarnings: 0\n',
      stderr: '',
    })
  })

  test('lists what the store may want to change', async () => {
    const store = await changed('warned', (text) => text.replace('"en": "Studio, 2F", ', ''))
    const { code, stdout } = await kaoiro(['store', 'check', store])
    expect(code).toBe(0)
    expect(stdout).toContain(
      `Warnings: 1\n  ${store}/store.json:37: floors.studio lacks a text in: en\n`,
    )
  })

  test('prints all faults with file, line and expectation to stderr', async () => {
    const store = await changed('broken', (text) =>
      text
        .replace('https://www.lumen.example/about/', 'www.lumen.example/about')
        .replace('"#e0a98f"', '"#5a3a30"')
        .replace('"minimumAge"', '"minimumage"'),
    )
    const { code, stdout, stderr } = await kaoiro(['store', 'check', store])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(
      '/store.json:10: links.company must be an https address, such as https://www.example.com/company/\n',
    )
    expect(stderr).toMatch(/store\.json:40: minimumage is unknown\. Known: brand, .*minimumAge/)
    expect(stderr).toMatch(
      /store\.json:49: colours\.accent on colours\.ground has a contrast of \d\.\d\d:1\. It must be at least 4\.5:1\n/,
    )
  })

  test('rejects what serve refuses: icons that cannot be drawn', async () => {
    const icons = await changed('icons', (text) => text)
    const start = '<svg xmlns="http://www.w3.org/2000/svg"'
    for (const svg of ['hello <svg', `${start}><rect`, `${start}></svg`, nestedUses(start)]) {
      await writeFile(path.join(icons, 'pictures/icon.svg'), svg)
      const { code, stderr } = await kaoiro(['store', 'check', icons])
      expect(code).toBe(1)
      expect(stderr).toContain('store.json:4: brand.icon: pictures/icon.svg cannot be drawn')
    }
  })

  test('reports a fault that repeats once, with its first lines, as text and as JSON', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => `skin,Lotion ${at},studio,lumen.example`)
    const store = await changed('repeated', (text) => text)
    await writeFile(
      path.join(store, 'products.csv'),
      ['category,name,floor,url', ...rows].join('\n'),
    )
    const { code, stderr } = await kaoiro(['store', 'check', store])
    expect(code).toBe(1)
    expect(stderr).toBe(
      `${store}/products.csv:2: url must be an https address, such as https://www.example.com/company/ (29 more, on lines 3, 4, 5, 6, 7, …)\n`,
    )
    const json = await kaoiro(['store', 'check', store, '--json'])
    expect(json).toMatchObject({ code: 1, stderr: '' })
    expect(JSON.parse(json.stdout)).toEqual({
      store: null,
      faults: [
        {
          kind: 'WrongValue',
          file: 'products.csv',
          lines: rows.map((_, at) => at + 2),
          count: 30,
          message: 'url must be an https address, such as https://www.example.com/company/',
        },
      ],
      warnings: [],
    })
  })

  test('rejects a brand that render refuses', async () => {
    const store = await changed('wide', (text) => text.replace('"Lumen"', `"${'L'.repeat(29)}"`))
    const { code, stderr } = await kaoiro(['store', 'check', store])
    expect(code).toBe(1)
    expect(stderr).toContain(
      'brand.name is too wide for the cards. At most 28 Latin letters or 18 ',
    )
  })
})

describe('kaoiro store new', () => {
  test('creates a store that store check accepts', async () => {
    const store = path.join(folder, 'new', 'store')
    const created = await kaoiro(['store', 'new', store])
    expect(created).toMatchObject({ code: 0, stderr: '' })
    expect(created.stdout).toContain('store.json')
    expect(await readdir(store)).toEqual([
      'pictures',
      'products.csv',
      'store.json',
      'store.schema.json',
    ])
    expect(await kaoiro(['store', 'check', store])).toMatchObject({ code: 0, stderr: '' })
  })

  test('keeps a folder that contains something', async () => {
    const full = path.join(folder, 'full')
    await mkdir(full)
    await writeFile(path.join(full, 'notes.txt'), 'mine')
    const { code, stderr } = await kaoiro(['store', 'new', full])
    expect(code).toBe(1)
    expect(stderr).toContain('the folder is not empty')
    expect(await readdir(full)).toEqual(['notes.txt'])
  })
})

describe('KAOIRO_STORE', () => {
  test.each([
    [['decode', '1F7womQ'], 'Lips: Glass Lip (Studio, 2F)'],
    [['report', '1F7womQ'], 'Glass Lip'],
    [['render', '1F7womQ', '--format', 'svg'], 'Lumen'],
  ])('is the store of %j', async (args, expected) => {
    const { code, stdout } = await kaoiro(args, { env: { KAOIRO_STORE: lumen } })
    expect(code).toBe(0)
    expect(stdout).toContain(expected)
    expect((await kaoiro(args)).stdout).not.toContain(expected)
  })

  test('ends a command with the faults of the store', async () => {
    const env = { KAOIRO_STORE: folder }
    const { code, stdout, stderr } = await kaoiro(['decode', '1F7womQ'], { env })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toBe(`kaoiro: KAOIRO_STORE=${folder}\n${folder}/store.json: no such file\n`)
  })
})
