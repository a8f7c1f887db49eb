import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '../../simulated-visitors/calls.js'
import { casesOf } from '../../simulated-visitors/cases.js'
import type { Figure } from '../../report/figure.js'
import { figure, growth, limited } from '../../report/figure.js'
import { inParallel } from '../../programs/in-parallel.js'
import { progressOf } from '../../report/progress.js'
import type { ServeProcess } from '../../programs/serve-process.js'
import { withServe } from '../../programs/serve-process.js'
import { workspace } from '../../programs/workspace.js'
import { visit } from '../../simulated-visitors/visit.js'

const warmUp = 200
const sessions = 1_000
const atOnce = 48

/** Megabytes. */
const maxIdle = 450
/** Megabytes of the database's folder: 15 when empty, the log, and some kB per session. */
const maxFolder = 64

/** Milliseconds until unused memory is released; idle threads end after ten seconds. */
const rest = 20_000

/** The setting of the C library's allocator in the image. */
const imageAllocator = (): Readonly<Record<string, string>> => {
  const [, name, value] =
    /^ENV (MALLOC_\w+)=(\d+)$/m.exec(readFileSync(path.join(workspace, 'Dockerfile'), 'utf8')) ?? []
  if (name === undefined || value === undefined) throw new Error('the Dockerfile sets no allocator')
  return { [name]: value }
}

/** Measures the memory of the embedded service, set up as in the image: idle, and after a thousand sessions. */
export const memoryPart = (): Promise<ReadonlyArray<Figure>> =>
  withServe(imageAllocator(), async (node, data) => {
    const idle = await memoryWhenIdle(node)
    await runSessions(node, warmUp)
    const before = await memoryWhenIdle(node)
    await runSessions(node, sessions)
    const after = await memoryWhenIdle(node)
    return [
      figure(
        `idle embedded service: ${idle.toFixed(0)} MB; after all sessions`,
        `${after.toFixed(0)} MB`,
        `both < ${maxIdle} MB`,
        Math.max(idle, after) < maxIdle,
      ),
      growth(`after ${warmUp} sessions; after ${sessions} more`, before, after),
      limited(
        `size of the database's folder after ${warmUp + sessions} sessions`,
        megabytesIn(path.join(data, 'database')),
        '<=',
        maxFolder,
        'MB',
      ),
    ]
  })

const megabytesIn = (folder: string): number => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const sizes = files.map((file) => statSync(path.join(file.parentPath, file.name)).size)
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6
}

const memoryWhenIdle = async (node: ServeProcess): Promise<number> => {
  await delay(rest)
  return node.memory()
}

const runSessions = async (node: ServeProcess, count: number): Promise<void> => {
  const progress = progressOf('sessions of the embedded service')
  const come = visit(calls, () => node.address, false)
  await inParallel(await casesOf(count), atOnce, come, progress)
}
