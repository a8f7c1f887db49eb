import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { reads } from '../../built-program.js'

const bin = fileURLToPath(new URL('../../../bin/kaoiro.cjs', import.meta.url))

/** Starts the built program with pipes for input and output. */
const decoding = (...options: ReadonlyArray<string>) =>
  spawn(process.execPath, [bin, 'decode', '-', ...options], { stdio: 'pipe' })

describe('the built program with codes on stdin', () => {
  test('exits with 130 on Ctrl-C while its input is open', async () => {
    const program = decoding('--csv')
    const first = reads(program.stdout, '1F7womQ')
    const errors = text(program.stderr)
    program.stdin.write('1F7womQ\n')
    await first
    program.kill('SIGINT')
    expect(await once(program, 'exit')).toEqual([130, null])
    expect(await errors).toBe('')
  })

  test('exits without an error if its reader closes the pipe while its input is open', async () => {
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

  test('delivers every line to a slow reader without warnings', async () => {
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
