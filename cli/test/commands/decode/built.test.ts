import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { reads } from '../../built-program.js'

const bin = fileURLToPath(new URL('../../../bin/kaoiro.cjs', import.meta.url))

/** The built program, with pipes in the place of a terminal. */
const decoding = (...options: ReadonlyArray<string>) =>
  spawn(process.execPath, [bin, 'decode', '-', ...options], { stdio: 'pipe' })

describe('the built program on a list of codes', () => {
  test('ends with 130 on Ctrl-C while its input is open', async () => {
    const program = decoding('--csv')
    const first = reads(program.stdout, '1F7womQ')
    const errors = text(program.stderr)
    program.stdin.write('1F7womQ\n')
    await first
    program.kill('SIGINT')
    expect(await once(program, 'exit')).toEqual([130, null])
    expect(await errors).toBe('')
  })

  test('ends quietly when its reader goes while its input is open', async () => {
    const program = decoding('--csv')
    const ended = once(program, 'exit')
    const errors = text(program.stderr)
    program.stdin.write('1F7womQ\n')
    await reads(program.stdout, '1F7womQ')
    program.stdout.destroy()
    program.stdin.on('error', () => undefined)
    while (program.exitCode === null) {
      program.stdin.write('1F7womQ\n')
      await turn()
    }
    expect(await ended).toEqual([0, null])
    expect(await errors).toBe('')
  })

  test('gives a slow reader every line, without warnings', async () => {
    const lines = 30_000
    const program = decoding('--json')
    const errors = text(program.stderr)
    program.stdin.end('1F7womQ\n'.repeat(lines))
    let read = ''
    for await (const chunk of program.stdout) {
      read += String(chunk)
      await turn()
    }
    expect(read.split('\n')).toHaveLength(lines + 1)
    expect(await errors).toBe('')
  })
})
