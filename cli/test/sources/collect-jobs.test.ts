import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { messages } from '@kaoiro/texts/en'
import { loadTerminal } from '@kaoiro/texts/load'
import { isOnePhoto, collectJobs } from '../../src/sources/collect-jobs.js'
import type * as FolderEntries from '../../src/sources/folder-entries.js'
import { sourceFaultWords } from '../../src/sources/source-fault.js'

const { sources: texts } = await loadTerminal('en', 'diagnose')

/** Fails for folders named `locked`. Modes would not lock out root. */
vi.mock('../../src/sources/folder-entries.js', async (original) => {
  const actual = await original<typeof FolderEntries>()
  const entriesIn: typeof actual.entriesIn = async (folder) =>
    path.basename(folder) === 'locked'
      ? Promise.reject(Object.assign(new Error('locked'), { code: 'EACCES' }))
      : actual.entriesIn(folder)
  return { ...actual, entriesIn }
})

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

const folder = await useFolder()

beforeAll(async () => {
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), '')
  }
  await symlink('../b.jpg', path.join(folder, 'deep', 'link.jpg'))
  await symlink('..', path.join(folder, 'deep', 'round'))
})

const inFolder = (name: string) => path.join(folder, name)

/** The photos from these sources as paths relative to the folder, or the kinds of the faults. */
const photosOf = async (...sources: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const jobs = await collectJobs(sources.map(inFolder), { gender: 'WOMEN', hairline: 20 })
  return E.isRight(jobs)
    ? jobs.right.map(({ photo }) => path.relative(folder, photo))
    : jobs.left.map(({ kind }) => kind)
}

const manifest = async (name: string, csv: string | Uint8Array): Promise<string> => {
  await writeFile(inFolder(name), csv)
  return name
}

describe('collectJobs with arguments', () => {
  test('finds the photos of a folder and its subfolders, sorted, without hidden and other files', async () => {
    expect(await photosOf('.')).toEqual([
      'a.PNG',
      'b.jpg',
      'deep/d.heic',
      'deep/er/c.jpeg',
      'deep/link.jpg',
      'star*[1].jpg',
    ])
  })

  test('matches patterns regardless of case and sorts the photos', async () => {
    expect(await photosOf('*.{jpg,png}')).toEqual(['a.PNG', 'b.jpg', 'star*[1].jpg'])
    expect(await photosOf('deep/*/*.jpeg')).toEqual(['deep/er/c.jpeg'])
  })

  test.each([
    ['.', ['photos/a.jpg', 'photos/locked']],
    ['**/*.jpg', ['photos/a.jpg', 'photos/locked']],
    ['photos/{a,locked/*}.jpg', ['photos/a.jpg', 'photos/locked']],
    ['photos/locked/*.jpg', ['photos/locked']],
    ['photos/locked', ['photos/locked']],
    ['photos/*.jpg', ['photos/a.jpg']],
    ['missing/*.jpg', ['nothingMatches']],
    ['photos/a.jpg/*.jpg', ['nothingMatches']],
  ])('includes unreadable folders in %s; their diagnosis reports them', async (source, found) => {
    await mkdir(inFolder('trip/photos/locked'), { recursive: true })
    await writeFile(inFolder('trip/photos/a.jpg'), '')
    const photos = await photosOf(`trip/${source}`)
    await rm(inFolder('trip'), { recursive: true })
    expect(photos.map((photo) => photo.replace('trip/', ''))).toEqual(found)
  })

  test('prefers an existing file to a pattern of the same name', async () => {
    expect(await photosOf('star*[1].jpg')).toEqual(['star*[1].jpg'])
  })

  test('includes missing files and files of other types; their diagnosis reports them', async () => {
    expect(await photosOf('notes.txt', 'missing.jpg')).toEqual(['notes.txt', 'missing.jpg'])
  })

  test('includes a photo once, however its path is written', async () => {
    expect(await photosOf('b.jpg', './deep/../b.jpg', '.', '*.jpg')).toHaveLength(6)
  })

  test.each([
    ['an empty folder', 'empty', 'emptyFolder'],
    ['a pattern without matches', '*.tiff', 'nothingMatches'],
    ['a missing manifest', 'missing.csv', 'notRead'],
  ])('reports %s', async (_, source, tag) => {
    expect(await photosOf(source)).toEqual([tag])
  })

  test('rejects addresses', async () => {
    const jobs = await collectJobs(['https://example.com/a.jpg'], { gender: 'MEN', hairline: 20 })
    expect(jobs).toEqual(
      E.left([{ kind: 'isUrl', source: 'https://example.com/a.jpg', line: null }]),
    )
  })

  test('reports all faults together', async () => {
    expect(await photosOf('empty', 'b.jpg', '*.tiff')).toEqual(['emptyFolder', 'nothingMatches'])
  })
})

describe('collectJobs with names in other encodings', () => {
  const nfc = 'プロ/が.jpg'
  const nfd = nfc.normalize('NFD')
  // 顔 in Shift_JIS, as a name in jobs, and as an argument in Node.
  const shiftJis = Buffer.from([0x8a, 0xe7])
  const name = '\udc8a\udce7'
  const argument = '\ufffd\ufffd'
  let folder = ''

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-names-'))
    const bytes = (...parts: ReadonlyArray<string | Buffer>) =>
      Buffer.concat([folder, path.sep, ...parts].map((part) => Buffer.from(part)))
    await mkdir(bytes(shiftJis, '/', shiftJis), { recursive: true })
    await mkdir(path.dirname(path.join(folder, nfd)))
    for (const file of [['.jpg'], ['/', shiftJis, '/a.jpg']])
      await writeFile(bytes(shiftJis, ...file), '')
    await writeFile(path.join(folder, nfd), '')
    await symlink('missing', path.join(folder, 'broken.jpg'))
    execFileSync('mkfifo', [path.join(folder, 'pipe.jpg')])
  })
  afterAll(() => rm(folder, { recursive: true }))

  const found = async (...sources: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
    const inFolder = sources.map((source) => path.join(folder, source))
    const jobs = await collectJobs(inFolder, { gender: 'WOMEN', hairline: 20 })
    return E.isRight(jobs) ? jobs.right.map(({ photo }) => path.relative(folder, photo)) : []
  }

  const all = [`${name}.jpg`, `${name}/${name}/a.jpg`, 'broken.jpg', 'pipe.jpg', nfd]

  test.each(['.', '**/*.jpg'])('finds all photos, broken links and pipes in %s', async (source) => {
    expect([...(await found(source))].sort()).toEqual([...all].sort())
  })

  test.each([
    ['a photo', `${argument}.jpg`, `${name}.jpg`],
    ['a folder', argument, `${name}/${name}/a.jpg`],
    ['a folder in a pattern', `${argument}/*/*.jpg`, `${name}/${name}/a.jpg`],
    ['a composed name', nfc, nfd],
    ['a composed pattern', 'プロ/が*', nfd],
  ])('finds %s', async (_, source, file) => {
    expect(await found(source)).toEqual([file])
    expect(await isOnePhoto(path.join(folder, source))).toBe(
      source.endsWith('.jpg') && !source.includes('*'),
    )
  })

  test('finds decomposed file names for composed names in a manifest', async () => {
    await writeFile(path.join(folder, 'people.csv'), `path\n${nfc}\n`)
    expect(await found('people.csv')).toEqual([nfd])
  })
})

describe('collectJobs with a manifest', () => {
  test('resolves paths from its folder, keeps them as given with their lines; its gender and hairline override the options', async () => {
    await manifest('deep/people.csv', 'path,gender,hairline\n../b.jpg,MEN,12.5\nd.heic,,\n')
    const jobs = await collectJobs([inFolder('deep/people.csv')], { gender: 'WOMEN', hairline: 20 })
    expect(jobs).toEqual(
      E.right([
        {
          ...{ photo: inFolder('b.jpg'), gender: 'MEN', hairline: 12.5 },
          row: { input: '../b.jpg', line: 2 },
        },
        {
          ...{ photo: inFolder('deep/d.heic'), gender: 'WOMEN', hairline: 20 },
          row: { input: 'd.heic', line: 3 },
        },
      ]),
    )
  })

  test('makes two jobs of a photo that is listed with two genders', async () => {
    const name = await manifest('both.csv', 'path,gender\nb.jpg,MEN\nb.jpg,WOMEN\nb.jpg,MEN\n')
    expect(await photosOf(name)).toEqual(['b.jpg', 'b.jpg'])
  })

  test('makes one job of a photo that is listed with and without a person', async () => {
    const anna = {
      ...{ photo: inFolder('b.jpg'), gender: 'WOMEN', hairline: 20, person: 'anna' },
      row: { input: 'b.jpg', line: 3 },
    }
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

  test('reports a photo that is listed for two people, with the line of the second', async () => {
    const name = await manifest('two.csv', 'path,person\nb.jpg,anna\na.PNG,ben\nb.jpg,ben\n')
    const source = inFolder(name)
    const jobs = await collectJobs([source], { gender: 'WOMEN', hairline: 20 })
    const values = { photo: inFolder('b.jpg'), first: 'anna', second: 'ben' }
    const fault = { kind: 'twoPeople', source, line: 4, values } as const
    expect(jobs).toEqual(E.left([fault]))
    expect(sourceFaultWords(texts, messages)(fault)).toBe(
      `${source}:4: ${values.photo} is listed for anna and for ben; list each photo for one person`,
    )
  })

  test('reports every row without a gender if the option is missing', async () => {
    const name = await manifest('some.csv', 'path,gender\nb.jpg,\na.PNG,MEN\na.PNG,\n')
    const source = inFolder(name)
    expect(await collectJobs([source, folder], { gender: undefined, hairline: 20 })).toEqual(
      E.left([
        { kind: 'noGender', source, line: 2 },
        { kind: 'noGender', source, line: 4 },
        { kind: 'noGender', source: folder, line: null },
      ]),
    )
  })

  test('reads Shift_JIS, as Excel saves it in Japan', async () => {
    const shiftJis = Buffer.from([...Buffer.from('path\r\n'), 0x8a, 0xe7, ...Buffer.from('.jpg')])
    expect(await photosOf(await manifest('sjis.csv', shiftJis))).toEqual(['顔.jpg'])
  })

  test('reports a pipe without opening it', async () => {
    execFileSync('mkfifo', [inFolder('pipe.csv')])
    expect(await photosOf('pipe.csv')).toEqual(['isSpecial'])
  })

  test('reports a manifest without photos', async () => {
    expect(await photosOf(await manifest('none.csv', 'path,gender\n'))).toEqual(['emptyManifest'])
  })
})

test.each([
  ['b.jpg', true],
  ['missing.jpg', true],
  ['.', false],
  ['*.jpg', false],
  ['people.csv', false],
])('isOnePhoto(%s) returns %s', async (name, expected) => {
  expect(await isOnePhoto(inFolder(name))).toBe(expected)
})
