import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compared, highlighted } from './compare.js'
import type { Picture } from './picture.js'
import { decoded, encoded, reduced } from './picture.js'

const folder = (name: string): string => path.join(import.meta.dirname, name)

/** Whether the pictures are written instead of compared. */
export const isUpdate = process.env['UPDATE_SCREENSHOTS'] === '1'

const update = 'npm run screenshots'

const fileName = (name: string): string =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.png`

/** Compares a screenshot with the committed picture of this name and returns the differences. */
export const differences = async (
  set: string,
  name: string,
  taken: Picture,
): Promise<ReadonlyArray<string>> => {
  const file = path.join(set, fileName(name))
  const expected = path.join(folder('expected'), file)
  const actual = reduced(taken)
  if (isUpdate) {
    await mkdir(path.dirname(expected), { recursive: true })
    await writeFile(expected, encoded(actual))
    return []
  }
  if (!existsSync(expected)) return [`${name} does not have a picture: run ${update}`]
  const { faults, differing } = compared(decoded(await readFile(expected)), actual)
  if (faults.length === 0) return []
  const seen = path.join(folder('actual'), file)
  await mkdir(path.dirname(seen), { recursive: true })
  await writeFile(seen, encoded(actual))
  await writeFile(seen.replace(/png$/, 'diff.png'), encoded(highlighted(actual, differing)))
  return faults.map(
    (fault) => `${name} ${fault}: look at ${seen}; if the change is intended, run ${update}`,
  )
}

/** Returns the committed pictures of a set that no test uses; an update deletes them. */
export const obsoletePictures = async (
  set: string,
  names: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const files = new Set(names.map(fileName))
  const obsolete = (await readdir(path.join(folder('expected'), set))).filter(
    (file) => !files.has(file),
  )
  if (!isUpdate) return obsolete
  await Promise.all(obsolete.map((file) => rm(path.join(folder('expected'), set, file))))
  return []
}
