import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { readFixture } from '@kaoiro/fixtures/files'
import { withFolder } from '../programs/with-folder.js'
import type { Tried } from './program-run.js'
import { keepsRules, linesOf, runProgram } from './program-run.js'

/** A file, by its path below the checked folder, as bytes in Latin-1: names need not be UTF-8. */
interface Entry {
  readonly kind: 'photo' | 'link' | 'text' | 'pipe' | 'broken link'
  readonly file: string
}

const texts = [
  ...['photo', '顔 写真', 'ガ', '\u30ab\u3099', '\u00e9', 'e\u0301', '😀', "it's", '"', ' a '],
  ...['[1]', '{a,b}', '*', '?', '!(a)', '-v', '--json', '~', '%41', 'a\nb', '\x1b[31m'],
  ...['\u202egpj', 'back\\slash', 'a'.repeat(200)],
]

/** Shift_JIS (ガ, 顔, 表; the last contains a backslash), Latin-1 (é), and incomplete UTF-8. */
const others = ['\x83\x4b', '\x8a\xe7', '\x95\x5c', '\xe9', '\xe3\x82', '\xff']

const nameArb = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...texts).map((text) => Buffer.from(text).toString('latin1')),
  },
  fc.constantFrom(...others),
  // Any bytes except slashes, dots and line breaks: a leading dot would hide the file, and patterns do not match names
  // that begin with a line break.
  fc.uint8Array({ minLength: 1, maxLength: 9 }).map((bytes) =>
    Buffer.from(bytes)
      .toString('latin1')
      .replaceAll(/[\0\n\r./]/g, '_'),
  ),
)

/** Files of any kind. A number at the end of each name makes it unique. */
const entriesArb: fc.Arbitrary<ReadonlyArray<Entry>> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('photo', 'photo', 'photo', 'link', 'text', 'pipe', 'broken link'),
      folder: fc.option(nameArb, { nil: '.', freq: 1 }),
      name: nameArb,
      end: fc.constantFrom('.jpg', '.JPG', '.jpeg', '.png'),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((some) =>
    some.map(({ kind, folder, name, end }, n) => ({ kind, file: `${folder}/${name}${n}${end}` })),
  )

const bytesOf = ({ file }: Entry): Buffer => Buffer.from(file, 'latin1')

const isPhoto = ({ kind }: Entry): boolean => kind === 'photo' || kind === 'link'

const isUtf8 = (entry: Entry): boolean =>
  Buffer.from(bytesOf(entry).toString()).equals(bytesOf(entry))

/** Creates a pipe with `printf` in a shell, because Node passes only UTF-8 arguments to programs. */
function makePipe(file: Buffer): void {
  const octal = [...file].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
  spawnSync('sh', ['-c', `mkfifo "$(printf '${octal}')"`])
}

/** Creates a file of this kind. Links point to the photo `.photo` in the folder. */
function createEntry(folder: string, photo: Uint8Array, entry: Entry): void {
  const at = Buffer.concat([Buffer.from(`${folder}/`), bytesOf(entry)])
  mkdirSync(at.subarray(0, at.lastIndexOf('/')), { recursive: true })
  if (entry.kind === 'pipe') makePipe(at)
  else if (entry.kind === 'link') symlinkSync(path.join(folder, '.photo'), at)
  else if (entry.kind === 'broken link') symlinkSync('nowhere', at)
  else writeFileSync(at, entry.kind === 'photo' ? photo : 'no photo')
}

/** The name in the other Unicode normalization form, as another operating system may store it. */
const otherForm = (name: string): string =>
  name === name.normalize('NFC') ? name.normalize('NFD') : name.normalize('NFC')

const preparedIn = (stdout: string): ReadonlyArray<string> =>
  linesOf(stdout)
    .map((line) => JSON.parse(line) as { readonly photo: string; readonly prepared?: object })
    .flatMap(({ photo, prepared }) => (prepared === undefined ? [] : [path.normalize(photo)]))

/**
 * Throws if one of these rules is broken: each file leads to a record or a message; photos with UTF-8 names are
 * prepared, even if the argument is in the other normalization form.
 */
function checkEntries(
  program: string,
  cwd: string,
  entries: ReadonlyArray<Entry>,
  source: string,
): void {
  const check = (...args: ReadonlyArray<string>) =>
    runProgram(program, ['check', '--json', '--quiet', ...args], { cwd })
  const run = check(source)
  keepsRules(run)
  const lines = linesOf(run.stdout + run.stderr).length
  if (lines < entries.length) throw new Error(`${lines} lines about ${entries.length} files`)
  const good = entries.filter((entry) => isPhoto(entry) && isUtf8(entry))
  const names = good.map((entry) => path.normalize(bytesOf(entry).toString()))
  const prepared = preparedIn(run.stdout)
  const missing = names.find((name) => !prepared.includes(name))
  if (missing !== undefined) throw new Error(`not prepared: ${JSON.stringify(missing)}`)
  if (run.status === 0 ? !entries.every(isPhoto) : good.length === entries.length)
    throw new Error(`it exits with ${run.status}`)
  const forms = names.map(otherForm).filter((name) => !names.includes(name))
  if (forms.length > 0 && preparedIn(check('--', ...forms).stdout).length !== forms.length)
    throw new Error(`not found in the other normal form: ${JSON.stringify(forms)}`)
}

/** Checks folders with files of unusual names and kinds. */
export async function namesPart({ program }: Tried, runs: fc.Parameters<unknown>): Promise<void> {
  const photo = await readFixture('photos/landscape.jpg')
  const sourceArb = fc.constantFrom('.', '.', '**/*.{jpg,jpeg,png}')
  await withFolder((folder) => {
    const property = fc.property(entriesArb, sourceArb, (entries, source) => {
      const cwd = mkdtempSync(path.join(folder, 'names-'))
      writeFileSync(path.join(cwd, '.photo'), photo)
      for (const entry of entries) createEntry(cwd, photo, entry)
      try {
        checkEntries(program, cwd, entries, source)
      } finally {
        rmSync(cwd, { recursive: true })
      }
    })
    fc.assert(property, runs)
  })
}
