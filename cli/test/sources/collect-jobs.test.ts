import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '@kaoiro/core/locales/en/content/messages'
import { isOnePhoto, collectJobs } from '../../src/sources/collect-jobs.js'
import { sourceFaultWords } from '../../src/sources/source-fault-words.js'

const names = [
  'b.jpg',
  'a.PNG',
  '.hidden.jpg',
  'notes.txt',
  'star*[1].jpg',
  'deep/er/c.jpeg',
  'deep/d.heic',
  'deep/.git/e.jpg',
  'empty/readme.md',
]

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-sources-'))
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), '')
  }
  await symlink('../b.jpg', path.join(folder, 'deep', 'link.jpg'))
  await symlink('..', path.join(folder, 'deep', 'round'))
})
afterAll(() => rm(folder, { recursive: true }))

const inFolder = (name: string) => path.join(folder, name)

/** The photos that sources name, as paths in the folder, or the tags of what is wrong with them. */
const photosOf = async (...sources: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const jobs = await collectJobs(sources.map(inFolder), { gender: 'WOMEN', hairline: 20 })
  return E.isRight(jobs)
    ? jobs.right.map(({ photo }) => path.relative(folder, photo))
    : jobs.left.map(({ _tag }) => _tag)
}

const manifest = async (name: string, csv: string | Uint8Array): Promise<string> => {
  await writeFile(inFolder(name), csv)
  return name
}

describe('an argument', () => {
  test('a folder: its pictures, also in its folders, sorted; not hidden ones or other files', async () => {
    expect(await photosOf('.')).toEqual([
      'a.PNG',
      'b.jpg',
      'deep/d.heic',
      'deep/er/c.jpeg',
      'deep/link.jpg',
      'star*[1].jpg',
    ])
  })

  test('a pattern: what it matches in upper or lower case, sorted', async () => {
    expect(await photosOf('*.{jpg,png}')).toEqual(['a.PNG', 'b.jpg', 'star*[1].jpg'])
    expect(await photosOf('deep/*/*.jpeg')).toEqual(['deep/er/c.jpeg'])
  })

  test('a file whose name could be a pattern is that file', async () => {
    expect(await photosOf('star*[1].jpg')).toEqual(['star*[1].jpg'])
  })

  test('a file of another name, or a missing one, counts: its diagnosis will report it', async () => {
    expect(await photosOf('notes.txt', 'missing.jpg')).toEqual(['notes.txt', 'missing.jpg'])
  })

  test('the same photo counts once, whatever its names', async () => {
    expect(await photosOf('b.jpg', './deep/../b.jpg', '.', '*.jpg')).toHaveLength(6)
  })

  test.each([
    ['an empty folder', 'empty', 'EmptyFolder'],
    ['a pattern that nothing matches', '*.tiff', 'NothingMatches'],
    ['a manifest that is missing', 'missing.csv', 'ManifestNotRead'],
  ])('%s is reported', async (_, source, tag) => {
    expect(await photosOf(source)).toEqual([tag])
  })

  test('an address is never fetched', async () => {
    const jobs = await collectJobs(['https://example.com/a.jpg'], { gender: 'MEN', hairline: 20 })
    expect(jobs).toEqual(E.left([{ _tag: 'IsUrl', source: 'https://example.com/a.jpg' }]))
  })

  test('all faults are reported together', async () => {
    expect(await photosOf('empty', 'b.jpg', '*.tiff')).toEqual(['EmptyFolder', 'NothingMatches'])
  })
})

describe('a manifest', () => {
  test('its paths are relative to its folder, and its gender and hairline override the options', async () => {
    await manifest('deep/people.csv', 'path,gender,hairline\n../b.jpg,MEN,12.5\nd.heic,,\n')
    const jobs = await collectJobs([inFolder('deep/people.csv')], { gender: 'WOMEN', hairline: 20 })
    expect(jobs).toEqual(
      E.right([
        { photo: inFolder('b.jpg'), gender: 'MEN', hairline: 12.5 },
        { photo: inFolder('deep/d.heic'), gender: 'WOMEN', hairline: 20 },
      ]),
    )
  })

  test('the same photo for both genders is two jobs', async () => {
    const name = await manifest('both.csv', 'path,gender\nb.jpg,MEN\nb.jpg,WOMEN\nb.jpg,MEN\n')
    expect(await photosOf(name)).toEqual(['b.jpg', 'b.jpg'])
  })

  test('a photo that a folder or another row names without a person is that of its person, once', async () => {
    const anna = { photo: inFolder('b.jpg'), gender: 'WOMEN', hairline: 20, person: 'anna' }
    const name = await manifest(
      'person.csv',
      'path,person\nb.jpg,\nb.jpg,anna\nb.jpg,\nb.jpg,anna\n',
    )
    for (const sources of [[name], ['b.jpg', name], [name, 'b.jpg']]) {
      const jobs = await collectJobs(sources.map(inFolder), { gender: 'WOMEN', hairline: 20 })
      expect(jobs).toEqual(E.right([anna]))
    }
    expect(await photosOf('.', name)).toHaveLength(6)
  })

  test('one photo of two people is reported, with the line of the second', async () => {
    const name = await manifest('two.csv', 'path,person\nb.jpg,anna\na.PNG,ben\nb.jpg,ben\n')
    const source = inFolder(name)
    const jobs = await collectJobs([source], { gender: 'WOMEN', hairline: 20 })
    const people = ['anna', 'ben'] as const
    const fault = { _tag: 'TwoPeople', source, line: 4, photo: inFolder('b.jpg'), people } as const
    expect(jobs).toEqual(E.left([fault]))
    expect(sourceFaultWords('en', messages)(fault)).toBe(
      `${source}:4: ${fault.photo} is named for anna and for ben; a photo is of one person`,
    )
  })

  test('every row without a gender is reported if no option gives it', async () => {
    const name = await manifest('some.csv', 'path,gender\nb.jpg,\na.PNG,MEN\na.PNG,\n')
    const source = inFolder(name)
    expect(await collectJobs([source, folder], { gender: undefined, hairline: 20 })).toEqual(
      E.left([
        { _tag: 'NoGender', source, line: 2 },
        { _tag: 'NoGender', source, line: 4 },
        { _tag: 'NoGender', source: folder, line: null },
      ]),
    )
  })

  test('in Shift_JIS, as spreadsheets may save it, is reported', async () => {
    const shiftJis = Buffer.from([...Buffer.from('path\n'), 0x8a, 0xe7, 0x2e, 0x6a, 0x70, 0x67])
    expect(await photosOf(await manifest('sjis.csv', shiftJis))).toEqual(['ManifestNotUtf8'])
  })

  test('that is a pipe is reported without opening it', async () => {
    execFileSync('mkfifo', [inFolder('pipe.csv')])
    expect(await photosOf('pipe.csv')).toEqual(['ManifestIsSpecial'])
  })

  test('without photos is reported', async () => {
    expect(await photosOf(await manifest('none.csv', 'path,gender\n'))).toEqual(['EmptyManifest'])
  })
})

test.each([
  ['b.jpg', true],
  ['missing.jpg', true],
  ['.', false],
  ['*.jpg', false],
  ['people.csv', false],
])('%s is one photo: %s', async (name, expected) => {
  expect(await isOnePhoto(inFolder(name))).toBe(expected)
})
