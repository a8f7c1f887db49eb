import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@kaoiro/core/language'
import { exchangeFile, readExchange } from '../../compile/exchange.js'

const own = path.join(import.meta.dirname, '../..')

/** A copy of the texts, which tests change. */
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-exchange-'))
  for (const language of languages)
    await cp(path.join(own, language), path.join(folder, language), { recursive: true })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const written = (language: string) =>
  JSON.parse(exchangeFile(language, folder)) as Readonly<
    Record<string, string | { readonly description?: string }>
  >

const filesOf = async (root: string, language: string): Promise<ReadonlyMap<string, string>> => {
  const names = (await readdir(path.join(root, language))).filter((name) => name.endsWith('.json'))
  const read = (name: string) => readFile(path.join(root, language, name), 'utf8')
  return new Map(await Promise.all(names.map(async (name) => [name, await read(name)] as const)))
}

const screensOf = async (root: string, language: string): Promise<object> =>
  JSON.parse((await filesOf(root, language)).get('screens.json') ?? '') as object

describe('a file for translation tools', () => {
  it('describes each text next to it, with keys that no tool nests', () => {
    const file = written('en')
    const keys = Object.keys(file).filter((key) => !key.startsWith('@'))
    expect(keys.length).toBeGreaterThan(1000)
    expect(Object.keys(file)).toEqual(['@@locale', ...keys.flatMap((key) => [key, `@${key}`])])
    expect(keys.filter((key) => /[.[\]]/.test(key))).toEqual([])
    expect(keys.filter((key) => !/\w/.test(descriptionIn(file[`@${key}`])))).toEqual([])
  })

  it('begins with the first screen', () => {
    expect(Object.keys(written('ja'))[1]).toMatch(/^start\//)
  })

  it.each(languages.filter((language) => language !== 'en'))(
    'has all texts of %s, and adds nothing when it is read',
    async (language) => {
      expect(readExchange(language, exchangeFile(language, folder), folder)).toEqual([])
      expect(await filesOf(folder, language)).toEqual(await filesOf(own, language))
    },
  )

  it('is read with the comments of tools, with empty texts as not translated, and tells unknown keys', async () => {
    const [key = ''] = Object.keys(written('ko')).filter((name) => name.startsWith('start/'))
    const changes = { [key]: '새 문장', [`@${key}`]: {}, 'capture/photo/heading': '', 'a.b': 'x' }
    expect(readExchange('ko', JSON.stringify(changes), folder)).toEqual(['a.b'])
    expect(await screensOf(folder, 'ko')).toEqual({
      ...(await screensOf(own, 'ko')),
      [key.replaceAll('/', '.')]: '새 문장',
    })
  })

  it('begins a new language, with its own name', async () => {
    readExchange('fr', '{"start/gender/heading": "Votre genre"}', folder)
    expect(await screensOf(folder, 'fr')).toEqual({
      '@@locale': 'fr',
      '@@x-name': 'français',
      'start.gender.heading': 'Votre genre',
    })
  })

  it('of the source language is not read', () => {
    expect(() => readExchange('en', '{}', folder)).toThrow('change texts/en instead')
  })
})

const descriptionIn = (comment: unknown): string =>
  typeof comment === 'object' && comment !== null && 'description' in comment
    ? String(comment.description)
    : ''
