import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeServiceFolder } from '../../src/service/service-folder.js'

const folderOf = (pid: number, host = hostname()): string => `kaoiro-service-${pid}@${host}-abc123`

test('removes the folders of killed processes and keeps those of running ones', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'kaoiro-folders-'))
  // Above Linux's highest process number, 4194304.
  const [left, running] = [folderOf(4194305), folderOf(process.ppid)]
  for (const name of [left, running, 'kaoiro-other']) {
    await mkdir(path.join(parent, name))
    await writeFile(path.join(parent, name, 'photo.jpg'), '')
  }
  const made = path.basename(await makeServiceFolder(parent))
  const again = path.basename(await makeServiceFolder(parent))
  expect((await readdir(parent)).sort()).toEqual(['kaoiro-other', running, made, again].sort())
  await rm(parent, { recursive: true })
})

test('keeps the folders of other hosts', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'kaoiro-folders-'))
  // The process may still run on the other host.
  const theirs = folderOf(4194305, 'another-container')
  await mkdir(path.join(parent, theirs))
  const made = path.basename(await makeServiceFolder(parent))
  expect((await readdir(parent)).sort()).toEqual([made, theirs].sort())
  await rm(parent, { recursive: true })
})

test('accepts any host name', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'kaoiro-folders-'))
  for (const host of ['../a/b', 'ü'.repeat(100), 'a'.repeat(255)]) {
    const made = await makeServiceFolder(parent, host)
    expect(path.dirname(made)).toBe(parent)
  }
  await rm(parent, { recursive: true })
})
