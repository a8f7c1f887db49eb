import { execFile } from 'node:child_process'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { useFolder } from '@kaoiro/fixtures/use-folder'

const folder = await useFolder()

const program = fixturePath('../api/dist/storage/database/make-template.js')

/** The files of a new template, by their path. */
const madeIn = async (timeZone: string) => {
  const template = path.join(folder, timeZone.replace('/', '-'))
  const env = { ...process.env, TZ: timeZone }
  await promisify(execFile)(process.execPath, [program, template], { env })
  const entries = await readdir(template, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(template, path.join(entry.parentPath, entry.name)))
  return Promise.all(
    files.sort().map(async (file) => ({ file, bytes: await readFile(path.join(template, file)) })),
  )
}

test('two builds make the same template, so that two packs of a commit have one hash', async () => {
  const [one, other] = [await madeIn('UTC'), await madeIn('Asia/Tokyo')]
  expect(other.map(({ file }) => file)).toEqual(one.map(({ file }) => file))
  const different = one.filter(({ bytes }, i) => other[i]?.bytes.equals(bytes) !== true)
  expect(different.map(({ file }) => file)).toEqual([])
}, 300_000)
