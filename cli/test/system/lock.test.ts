import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acquireLock } from '../../src/system/lock.js'
import { processStart } from '../../src/system/processes.js'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-lock-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Another process of this machine that runs as long as this one. */
const other = process.ppid

/** Whether a lock of that process, which noted when it was started, is taken over. */
const isTakenOver = async (name: string, start: string): Promise<boolean> => {
  const file = path.join(folder, name)
  await writeFile(`${file}.lock`, `${other} ${hostname()} x y ${start}\n`)
  const lock = await acquireLock(file)
  if (E.isRight(lock)) await lock.right()
  return E.isRight(lock)
}

describe('a lock of a process that runs', () => {
  test('is held', async () => {
    expect(await isTakenOver('held', (await processStart(other)) ?? '-')).toBe(false)
  })

  test('is held if it does not say when that was started', async () => {
    expect(await isTakenOver('unknown', '-')).toBe(false)
  })

  test('is taken over if its number has been reused since', async () => {
    // Where the machine does not tell, nobody can know.
    const tells = (await processStart(other)) !== null
    expect(await isTakenOver('number', 'another-boot/1')).toBe(tells)
  })
})

test('a lock says when its process was started', async () => {
  const file = path.join(folder, 'own')
  const lock = await acquireLock(file)
  const content = await readFile(`${file}.lock`, 'utf8')
  expect(content.trim().split(' ')[4]).toBe((await processStart(process.pid)) ?? '-')
  if (E.isRight(lock)) await lock.right()
})

test('there is no start of a process that does not exist', async () => {
  // More than Linux has (2^22).
  expect(await processStart(4_194_305)).toBeNull()
})
