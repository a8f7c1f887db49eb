import type { ChildProcess } from 'node:child_process'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync, readSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { fixturePath } from '@kaoiro/fixtures/files'
import { start } from '../built-program.js'

const folder = await useFolder()

const fifo = (name: string): string => {
  const file = path.join(folder, name)
  execFileSync('mkfifo', [file])
  return file
}

/** Repeats an attempt until it succeeds. */
const inTime = async <A>(attempt: () => A): Promise<A> => {
  for (;;)
    try {
      return attempt()
    } catch {
      await turn()
    }
}

/** Sends SIGINT this many times; returns exit code and signal. */
const interrupted = async (program: ChildProcess, times: number): Promise<unknown> => {
  const ended = once(program, 'exit')
  for (let time = 0; time < times; time++) {
    program.kill('SIGINT')
    await turn()
  }
  return ended
}

describe.concurrent('Ctrl-C', () => {
  test('ends a command that waits for its input', async () => {
    const file = fifo('result.json')
    const program = start(['encode', file, '--gender', 'WOMEN'])
    // Opening fails until the program has opened the pipe. Then the program waits for data that never comes.
    const writer = await inTime(() => openSync(file, constants.O_WRONLY | constants.O_NONBLOCK))
    expect(await interrupted(program, 1)).toEqual([null, 'SIGINT'])
    closeSync(writer)
  })

  test('pressed three times ends a command that does not react', async () => {
    const file = fifo('card.svg')
    // The card is larger than the pipe's buffer, so the program blocks while it writes.
    const args = ['render', '1F7womQ', '--out', file, '--brand', '顔'.repeat(9)]
    const program = start([...args, '--format', 'png', '--scale', '4', '--lang', 'en'])
    const reader = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK)
    const read = (): number => {
      const bytes = readSync(reader, Buffer.alloc(1))
      if (bytes === 0) throw new Error('nothing yet')
      return bytes
    }
    expect(await inTime(read)).toBe(1)
    expect(await interrupted(program, 3)).toEqual([null, 'SIGINT'])
    closeSync(reader)
  })
})

test('reports that stdout goes to a full disk in one line', async () => {
  const photos = path.join(folder, 'photos')
  await mkdir(photos)
  for (const name of ['a.jpg', 'b.jpg'])
    await cp(fixturePath('portraits/spring-woman.jpg'), path.join(photos, name))
  const full = openSync('/dev/full', 'w')
  const program = start(['diagnose', photos, '--gender', 'WOMEN', '--quiet'], {
    stdout: full,
  })
  const errors = program.stderr === null ? '' : text(program.stderr)
  expect(await once(program, 'exit')).toEqual([1, null])
  expect((await errors).match(/^kaoiro: .*$/gm)?.[0]).toBe('kaoiro: stdout: the disk is full')
  expect(await errors).not.toMatch(/^ +at /m)
  closeSync(full)
})
