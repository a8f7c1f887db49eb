import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsIn } from '@kaoiro/texts/compile'

const heads = {
  en: '"@@locale": "en", "@@x-name": "English",',
  fr: '"@@locale": "fr", "@@x-name": "Français",',
}

const source = [
  '"@save": { "description": "Button.", "maxWidth": 12 },',
  '"save": "Save",',
  '"@photos": { "description": "Photos." }, "photos": "{count, plural, one {# photo} other {# photos}}",',
  '"@by": { "description": "Who took it.", "placeholders": { "gender": { "values": ["MEN", "WOMEN"] } } },',
  '"by": "Taken by {name}"',
]

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-texts-'))
  await mkdir(path.join(folder, 'en'))
  await mkdir(path.join(folder, 'fr'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The faults of a translation with these lines, between a first and a last line with the braces. */
const faultsWith = async (lines: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const write = (language: keyof typeof heads, own: ReadonlyArray<string>) =>
    writeFile(
      path.join(folder, language, 'content.json'),
      `{${heads[language]}\n${own.join('\n')}\n}\n`,
    )
  await write('en', source)
  await write('fr', lines)
  return faultsIn(folder)
}

const save = '"save": "Enregistrer",'
const photos = '"photos": "{count, plural, one {# photo} other {# photos}}",'
const by = '"by": "Prise par {name}"'

describe('a translation', () => {
  it('is accepted with the same keys and placeholders, in any order', async () => {
    const last = '"save": "Enregistrer"'
    expect(await faultsWith([`${by},`, photos, last])).toEqual([])
  })

  it('may use placeholders that the source only describes', async () => {
    const other = '"by": "{gender, select, MEN {Lui} other {Elle}} : {name}"'
    expect(await faultsWith([save, photos, other])).toEqual([])
  })

  it.each([
    [
      'a missing key',
      [photos, by],
      ['texts/fr/content.json: save is missing (texts/en/content.json:3)'],
    ],
    [
      'a surplus key',
      [save, photos, '"sav": "Enregistrer",', by],
      ['texts/fr/content.json:4: sav: en does not have this text'],
    ],
    [
      'a missing placeholder',
      [save, photos, '"by": "Prise"'],
      ['texts/fr/content.json:4: by: the placeholder {name} is missing'],
    ],
    [
      'an unknown placeholder',
      [save, photos, '"by": "Prise par {name} {date}"'],
      ['texts/fr/content.json:4: by: the placeholder {date} is unknown here'],
    ],
    [
      'a missing plural form',
      [save, '"photos": "{count, plural, other {# photos}}",', by],
      ['texts/fr/content.json:3: photos: {count} lacks the plural form "one"'],
    ],
    [
      'a plural form of another language',
      [save, '"photos": "{count, plural, one {# photo} few {# photos} other {# photos}}",', by],
      [
        'texts/fr/content.json:3: photos: {count} has the plural form "few", which this language does not use',
      ],
    ],
    [
      'a text that is longer than its place',
      ['"save": "Enregistrer la photo",', photos, by],
      ['texts/fr/content.json:2: save: too long for its place: 20 of at most 12 columns'],
    ],
    [
      'a select without another case',
      [save, photos, '"by": "{gender, select, MEN {Lui}} : {name}"'],
      ['texts/fr/content.json:4: by: {gender} lacks the case "other"'],
    ],
    [
      'an unknown case of a select',
      [save, photos, '"by": "{gender, select, HOMMES {Lui} other {Elle}} : {name}"'],
      [
        'texts/fr/content.json:4: by: {gender} does not take the case "HOMMES"; use MEN, WOMEN, other',
      ],
    ],
    [
      'a straight apostrophe in a message, which quotes what follows',
      [save, photos, `"by": "L'image de {name}"`],
      ["texts/fr/content.json:4: by: write ’ instead of ', which hides placeholders"],
    ],
    [
      'a straight apostrophe',
      [`"save": "L'ajouter",`, photos, by],
      ["texts/fr/content.json:2: save: write ’ instead of '"],
    ],
    [
      'a tag',
      [save, photos, '"by": "Prise par <b>{name}</b>"'],
      ['texts/fr/content.json:4: by: remove the tag: pages show it as text'],
    ],
    [
      'a blank at its end',
      ['"save": "Enregistrer ",', photos, by],
      ['texts/fr/content.json:2: save: remove the blank at its start or end'],
    ],
    [
      'a key that is given twice',
      [save, '"save": "Garder",', photos, by],
      ['texts/fr/content.json:3: save is given twice'],
    ],
    ['an empty text', ['"save": "",', photos, by], ['texts/fr/content.json:2: save: empty']],
    [
      'a value that is not a text',
      ['"save": 1,', photos, by],
      ['texts/fr/content.json:2: save must be a text'],
    ],
  ])('is rejected for %s, by file, line and key', async (_, lines, faults) => {
    expect(await faultsWith(lines)).toEqual(faults)
  })

  it('may end in a blank if a comment allows it', async () => {
    source[0] = source[0]?.replace('12 }', '12, "blanks": true }') ?? ''
    const ended = await faultsWith(['"save": "Enregistrer ",', photos, by])
    source[0] = source[0].replace(', "blanks": true', '')
    expect(ended).toEqual([])
  })

  it('may use each plural form of its language, also those of large numbers only', async () => {
    const forms = '"photos": "{count, plural, one {# photo} many {# de photos} other {# photos}}",'
    expect(await faultsWith([save, forms, by])).toEqual([])
  })

  it('is rejected for the name of another language, or none', async () => {
    const named = heads.fr
    heads.fr = '"@@locale": "en",'
    const copied = await faultsWith([save, photos, by])
    heads.fr = '"@@locale": "fr",'
    const unnamed = await faultsWith([save, photos, by])
    heads.fr = named
    expect(copied).toEqual([
      'texts/fr/content.json:1: @@locale must be "fr", the name of the folder',
    ])
    expect(unnamed).toEqual(['texts/fr: a file must give @@x-name, the own name of the language'])
  })

  it('is rejected in a folder that does not have the tag of a language', async () => {
    await mkdir(path.join(folder, 'fr_CA'))
    await writeFile(path.join(folder, 'fr_CA', 'content.json'), '{}')
    const faults = await faultsWith([save, photos, by])
    await rm(path.join(folder, 'fr_CA'), { recursive: true })
    expect(faults).toEqual(['texts/fr_CA: not the tag of a language (BCP 47), such as fr or fr-CA'])
  })

  it('is rejected for a message that does not parse', async () => {
    const [fault, ...others] = await faultsWith([save, photos, '"by": "Prise par {name"'])
    expect(others).toEqual([])
    expect(fault).toMatch(/^texts\/fr\/content\.json:4: by: not a message in ICU MessageFormat: ./)
  })

  it('needs a source with comments on all texts', async () => {
    source.push(', "new": "New"')
    const faults = await faultsWith([save, photos, `${by}, "new": "Nouveau"`])
    source.pop()
    expect(faults).toEqual(['texts/en/content.json:7: new: no comment describes it or its group'])
  })

  it('is rejected for broken JSON, by line', async () => {
    expect(await faultsWith([save, '"photos": ', by])).toEqual([
      'texts/fr/content.json:4: not JSON: look for a missing comma or quotation mark here or just above',
    ])
  })

  it('counts two columns for a letter of Chinese, Japanese or Korean', async () => {
    const faults = await faultsWith(['"save": "画像を保存する",', photos, by])
    expect(faults).toEqual([
      'texts/fr/content.json:2: save: too long for its place: 14 of at most 12 columns',
    ])
  })
})
