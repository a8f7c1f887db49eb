import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeServiceFolder } from '../../src/service/service-folder.js'

const folderOf = (pid: number, host = hostname()): string => `kaoiro-service-${pid}@${host}-abc123`

test('photos that a killed run left are removed, those of a running process are not', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'kaoiro-folders-'))
  // No process has the first number: Linux has at most 4194304 of them.
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

test('photos of another container that shares the parent folder are not removed', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'kaoiro-folders-'))
  // There it may well be running.
  const theirs = folderOf(4194305, 'another-container')
  await mkdir(path.join(parent, theirs))
  const made = path.basename(await makeServiceFolder(parent))
  expect((await readdir(parent)).sort()).toEqual([made, theirs].sort())
  await rm(parent, { recursive: true })
})

test('a host of any name has a folder', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'kaoiro-folders-'))
  for (const host of ['../a/b', 'ü'.repeat(100), 'a'.repeat(255)]) {
    const made = await makeServiceFolder(parent, host)
    expect(path.dirname(made)).toBe(parent)
  }
  await rm(parent, { recursive: true })
})

test('a missing parent folder is reported', async () => {
  await expect(makeServiceFolder('/no/such/folder')).rejects.toThrow('no such file')
})
