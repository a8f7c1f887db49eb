import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { readFixture } from '@kaoiro/fixtures/files'
import { withFolder } from '../programs/with-folder.js'
import type { Fuzzing } from './options.js'
import { brokenRule, linesOf, runProgram } from './program-run.js'

type Kind = 'photo' | 'link' | 'text' | 'pipe' | 'broken link'

/** A file, by its path below the checked folder. */
interface Entry {
  readonly kind: Kind
  readonly file: Buffer
}

const texts = [
  ...['photo', '顔 写真', 'ガ', '\u30ab\u3099', '\u00e9', 'e\u0301', '😀', "it's", '"', ' a '],
  ...[
    '[1]',
    '{a,b}',
    '*',
    '?',
    '!(a)',
    '-v',
    '--json',
    '~',
    '%41',
    'a\nb',
    '\x1b[31m',
    '\u202egpj',
  ],
  ...['back\\slash', 'a'.repeat(200)],
]

/** Shift_JIS (ガ, 顔, 表; the last contains a backslash), Latin-1 (é), and incomplete UTF-8. */
const bytes = [[0x83, 0x4b], [0x8a, 0xe7], [0x95, 0x5c], [0xe9], [0xe3, 0x82], [0xff]]

const nameArb = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts).map((text) => Buffer.from(text)) },
  fc.constantFrom(...bytes).map((some) => Buffer.from(some)),
  // Without slashes, and without dots, which would hide a file.
  fc
    .uint8Array({ minLength: 1, maxLength: 9 })
    .map((some) =>
      Buffer.from(some.map((byte) => (/[\0./]/.test(String.fromCharCode(byte)) ? 0x5f : byte))),
    ),
)

/** The number keeps names unique. */
const entriesArb: fc.Arbitrary<ReadonlyArray<Entry>> = fc
  .array(
    fc.record({
      kind: fc.constantFrom<Kind>('photo', 'photo', 'photo', 'link', 'text', 'pipe', 'broken link'),
      folder: fc.option(nameArb, { nil: Buffer.from('.'), freq: 1 }),
      name: nameArb,
      end: fc.constantFrom('.jpg', '.JPG', '.jpeg', '.png'),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((some) =>
    some.map(({ kind, folder, name, end }, n) => ({
      kind,
      file: Buffer.concat([folder, Buffer.from('/'), name, Buffer.from(`${n}${end}`)]),
    })),
  )

const isPhoto = ({ kind }: Entry): boolean => kind === 'photo' || kind === 'link'

const isUtf8 = ({ file }: Entry): boolean => Buffer.from(file.toString()).equals(file)

/** The shell makes the pipe, because Node passes only UTF-8 to programs. */
const makePipe = (file: Buffer): void => {
  const octal = [...file].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
  spawnSync('sh', ['-c', `mkfifo "$(printf '${octal}')"`])
}

const create = (folder: string, photo: Uint8Array, { kind, file }: Entry): void => {
  const at = Buffer.concat([Buffer.from(`${folder}/`), file])
  mkdirSync(at.subarray(0, at.lastIndexOf('/')), { recursive: true })
  if (kind === 'pipe') makePipe(at)
  else if (kind === 'link') symlinkSync(path.join(folder, '.photo'), at)
  else if (kind === 'broken link') symlinkSync('nowhere', at)
  else writeFileSync(at, kind === 'photo' ? photo : 'no photo')
}

/** The other normal form of a name, as another system stores it. */
const otherForm = (name: string): string =>
  name === name.normalize('NFC') ? name.normalize('NFD') : name.normalize('NFC')

const preparedIn = (stdout: string): ReadonlyArray<string> =>
  linesOf(stdout)
    .map((line) => JSON.parse(line) as { readonly photo: string; readonly prepared?: object })
    .flatMap(({ photo, prepared }) => (prepared === undefined ? [] : [path.normalize(photo)]))

/** Each file gives a record or a message; photos with names in UTF-8 are prepared, in either normal form. */
const faultIn = (
  program: string,
  cwd: string,
  entries: ReadonlyArray<Entry>,
  source: string,
): string | undefined => {
  const check = (...args: ReadonlyArray<string>) =>
    runProgram(program, ['check', '--json', '--quiet', ...args], { cwd })
  const run = check(source)
  const broken = brokenRule(run)
  if (broken !== undefined) return broken
  const lines = linesOf(run.stdout + run.stderr).length
  if (lines < entries.length) return `${lines} lines about ${entries.length} files`
  const good = entries.filter((entry) => isPhoto(entry) && isUtf8(entry))
  const names = good.map(({ file }) => path.normalize(file.toString()))
  const prepared = preparedIn(run.stdout)
  const missing = names.find((name) => !prepared.includes(name))
  if (missing !== undefined) return `not prepared: ${JSON.stringify(missing)}`
  if (run.status === 0 ? !entries.every(isPhoto) : good.length === entries.length)
    return `it exits with ${run.status}`
  const others = names.map(otherForm).filter((name) => !names.includes(name))
  return others.length === 0 || preparedIn(check('--', ...others).stdout).length === others.length
    ? undefined
    : `not found in the other normal form: ${JSON.stringify(others)}`
}

/** Checks folders with files of unusual names and kinds. */
export const fuzzNames: Fuzzing = async ({ program, seed, count }) => {
  const photo = await readFixture('photos/landscape.jpg')
  const sources = fc.constantFrom('.', '.', '**/*.{jpg,jpeg,png}')
  const cases = fc.sample(fc.tuple(entriesArb, sources), { seed, numRuns: Math.ceil(count / 60) })
  return withFolder((folder) =>
    cases.flatMap(([entries, source]) => {
      const cwd = mkdtempSync(path.join(folder, 'names-'))
      writeFileSync(path.join(cwd, '.photo'), photo)
      for (const entry of entries) create(cwd, photo, entry)
      const fault = faultIn(program, cwd, entries, source)
      rmSync(cwd, { recursive: true })
      const files = entries.map(({ kind, file }) => `${kind} ${file.toString('latin1')}`)
      return fault === undefined ? [] : [`${source}: ${fault}\n    ${JSON.stringify(files)}`]
    }),
  )
}
