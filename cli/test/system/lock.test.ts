import { readFile, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { acquireLock, processStart } from '../../src/system/lock.js'

const folder = await useFolder()

/** Another process on this host that runs as long as this one. */
const other = process.ppid

/** Returns whether a lock of that process with this start time can be taken over. */
const isTakenOver = async (name: string, start: string): Promise<boolean> => {
  const file = path.join(folder, name)
  await writeFile(`${file}.lock`, `${other} ${hostname()} x y ${start}\n`)
  const lock = await acquireLock(file)
  if (E.isRight(lock)) await lock.right()
  return E.isRight(lock)
}

describe('the lock of a running process', () => {
  test('is held', async () => {
    expect(await isTakenOver('held', (await processStart(other)) ?? '-')).toBe(false)
  })

  test('is held if its start time is missing', async () => {
    expect(await isTakenOver('unknown', '-')).toBe(false)
  })

  test('is taken over if the process number has been reused', async () => {
    // Only Linux gives the start time of a process.
    const isKnown = (await processStart(other)) !== null
    expect(await isTakenOver('number', 'another-boot/1')).toBe(isKnown)
  })
})

test.each([
  ['holds a lock that another run is writing', 0, false],
  ['takes over a lock that was never completed', -60, true],
  ['takes over such a lock if the clock was set back since', 3600, true],
])('acquireLock %s', async (name, seconds, isTaken) => {
  const file = path.join(folder, name)
  await writeFile(`${file}.lock`, '')
  const written = Date.now() / 1000 + seconds
  await utimes(`${file}.lock`, written, written)
  expect(E.isRight(await acquireLock(file))).toBe(isTaken)
})

test('acquireLock writes the start time of its process', async () => {
  const file = path.join(folder, 'own')
  const lock = await acquireLock(file)
  const content = await readFile(`${file}.lock`, 'utf8')
  expect(content.trim().split(' ')[4]).toBe((await processStart(process.pid)) ?? '-')
  if (E.isRight(lock)) await lock.right()
})

test('processStart returns null for an unknown process number', async () => {
  // Above Linux's highest process number, 2^22.
  expect(await processStart(4_194_305)).toBeNull()
})
