import { expect, test } from 'vitest'
import { mustRun, run } from '../command.js'

test('run returns the status and the output, and reports the lines of both streams', async () => {
  const lines: Array<string> = []
  const line = (text: string) => lines.push(text)
  const { status, output } = await run('sh', ['-c', 'echo out; echo err >&2; exit 3'], { line })
  expect({ status, output, lines: lines.sort() }).toEqual({
    status: 3,
    output: 'out',
    lines: ['err', 'out'],
  })
})

test('mustRun rejects with the last lines of a failed command', async () => {
  await expect(mustRun('sh', ['-c', 'echo no space >&2; exit 1'])).rejects.toThrow('no space')
})
