import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { workspace } from '../../programs/workspace.js'
import type { Figure } from '../../report/figure.js'

/** Seconds. */
const maxFirst = 10
const maxSecond = 4

/** `npm start` on this tree, which is installed: with no data yet, and once more. */
export const startUpPart = async (): Promise<ReadonlyArray<Figure>> => {
  const data = mkdtempSync(path.join(tmpdir(), 'kaoiro-soak-'))
  try {
    const first = await secondsToAnswer(data)
    const second = await secondsToAnswer(data)
    return [figureOf('first', first, maxFirst), figureOf('second', second, maxSecond)]
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

const figureOf = (which: string, seconds: number, max: number): Figure => ({
  name: `npm start until it answers, ${which} start`,
  measured: `${seconds.toFixed(1)} s`,
  goal: `<= ${max} s`,
  reached: seconds <= max,
})

/** Until a session could be created. */
const secondsToAnswer = async (data: string): Promise<number> => {
  const start = performance.now()
  const child = spawn(
    'npm',
    ['start', '--silent', '--', '--quiet', '--port', '0', '--host', '127.0.0.1', '--data', data],
    { cwd: workspace, stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  )
  const ended = once(child, 'exit')
  try {
    const lines = createInterface({ input: child.stdout })
    for await (const line of lines)
      if (line.startsWith('http')) return await firstAnswer(line, start)
    throw new Error('npm start ended at once')
  } finally {
    await endGroup(child.pid ?? 0)
    await ended
  }
}

/** npm and all that it has started; the next start would otherwise meet the node that still ends. */
const endGroup = async (pid: number): Promise<void> => {
  try {
    for (;;) {
      process.kill(-pid, 'SIGKILL')
      await delay(20)
    }
  } catch {
    // There is no such group any more.
  }
}

const firstAnswer = async (address: string, start: number): Promise<number> => {
  const response = await fetch(new URL('/v1/sessions', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (response.status !== 201) throw new Error(`a session was answered with ${response.status}`)
  return (performance.now() - start) / 1_000
}
