import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeServiceFolder } from '../../src/service/service-folder.js'

test('photos that a killed run left are removed, those of a running process are not', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'kaoiro-folders-'))
  // No process has the first number: Linux has at most 4194304 of them.
  const [left, running] = ['kaoiro-service-4194305-a', `kaoiro-service-${process.ppid}-b`]
  for (const name of [left, running, 'kaoiro-other']) {
    await mkdir(path.join(parent, name))
    await writeFile(path.join(parent, name, 'photo.jpg'), '')
  }
  const made = path.basename(await makeServiceFolder(parent))
  const again = path.basename(await makeServiceFolder(parent))
  expect((await readdir(parent)).sort()).toEqual(['kaoiro-other', running, made, again].sort())
  await rm(parent, { recursive: true })
})

test('a missing parent folder is reported', async () => {
  await expect(makeServiceFolder('/no/such/folder')).rejects.toThrow('no such file')
})
