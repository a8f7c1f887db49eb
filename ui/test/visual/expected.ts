import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compared } from './compare.js'
import type { Picture } from './picture.js'
import { decoded, encoded, marked, reduced } from './picture.js'

const folder = (name: string): string => path.join(import.meta.dirname, name)

/** Set, the pictures are taken anew instead of compared. */
export const renewing = process.env['UPDATE_SCREENSHOTS'] === '1'

const renew = 'npm run screenshots'

const fileName = (name: string): string =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.png`

/** What a picture as it was taken has that the committed one has not; empty where they are alike. */
export const differences = async (
  set: string,
  name: string,
  taken: Picture,
): Promise<ReadonlyArray<string>> => {
  const file = path.join(set, fileName(name))
  const expected = path.join(folder('expected'), file)
  const actual = reduced(taken)
  if (renewing) {
    await mkdir(path.dirname(expected), { recursive: true })
    await writeFile(expected, encoded(actual))
    return []
  }
  if (!existsSync(expected)) return [`${name} has no picture: run ${renew}`]
  const { faults, differing } = compared(decoded(await readFile(expected)), actual)
  if (faults.length === 0) return []
  const seen = path.join(folder('actual'), file)
  await mkdir(path.dirname(seen), { recursive: true })
  await writeFile(seen, encoded(actual))
  await writeFile(seen.replace(/png$/, 'diff.png'), encoded(marked(actual, differing)))
  return faults.map((fault) => `${name} ${fault}: see ${seen}, and if it is right, run ${renew}`)
}

/** The committed pictures of a set that nothing is compared with any more; renewing, they are removed. */
export const obsoletePictures = async (
  set: string,
  names: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const files = new Set(names.map(fileName))
  const left = (await readdir(path.join(folder('expected'), set))).filter(
    (file) => !files.has(file),
  )
  if (!renewing) return left
  await Promise.all(left.map((file) => rm(path.join(folder('expected'), set, file))))
  return []
}
