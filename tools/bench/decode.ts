import { spawnSync } from 'node:child_process'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { agreesWithItself, resultCode } from '@kaoiro/core/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { supportedNodes } from '@kaoiro/fixtures/node-versions'
import { nodeExecutable } from '@kaoiro/fixtures/node-versions'
import { workspace } from '../programs/workspace.js'
import { kaoiro, processTime } from '../programs/cost.js'
import { withFolder } from '../programs/with-folder.js'
import type { Row } from './row.js'
import { inTurns, ratioRow } from './row.js'

/** Codes of one run; so many that the start of the process hardly counts. */
const codes = 1_000_000

/** A prime number of different codes as the service makes them (others are reported, line by line), which are repeated. */
const different = fc
  .sample(diagnosisArb.filter(agreesWithItself), { numRuns: 4093, seed: 1 })
  .map(resultCode.encode)

const ownScript = path.join(workspace, 'tools/dist/bench/bare/decode.js')

/** Codes per second of a process that reads them from standard input, including its start. */
const rate = (file: string, ...args: ReadonlyArray<string>): number => {
  const input = openSync(file, 'r')
  const start = performance.now()
  const { status } = spawnSync(process.execPath, args, { stdio: [input, 'ignore', 'inherit'] })
  const time = performance.now() - start
  closeSync(input)
  if (status !== 0) throw new Error(`node ${args.join(' ')} exited with ${String(status)}`)
  return (codes * 1000) / time
}

export function decodeBulkRow(): Promise<Row> {
  return withFolder(async (folder) => {
    const file = path.join(folder, 'codes.txt')
    const block = `${different.join('\n')}\n`
    const rest = different.slice(0, codes % different.length).join('\n')
    writeFileSync(file, block.repeat(Math.floor(codes / different.length)) + rest)
    const { value, baseline, ratio } = await inTurns({
      ours: () => rate(file, kaoiro, 'decode', '-', '--json'),
      bare: () => rate(file, ownScript),
      rounds: 5,
      warmUps: 0,
    })
    return {
      name: 'kaoiro decode - --json, whole process',
      value: Math.round(value),
      unit: '1/s',
      baseline: Math.round(baseline),
      baselineName: 'a plain script with readline, the codec and JSON.stringify',
      ratio,
      // The rows of the plain script lack the words.
      goal: '>= 0.25 x',
      reached: ratio >= 0.25,
    }
  })
}

/**
 * The start of the program on a version of Node, which npm fetches unless it is this one. 22 and 24 start in half the time
 * of 20: 1.9 is 25 ms more than their 27 ms on a fast machine.
 */
export const decodeProcessRow =
  (major: (typeof supportedNodes)[number]) => async (): Promise<Row> => {
    const isThis = process.versions.node.startsWith(`${major}.`)
    const file = isThis ? process.execPath : await nodeExecutable(major)
    return ratioRow({
      name: `kaoiro decode, whole process, Node ${major}`,
      ours: () => processTime([kaoiro, 'decode', '1F7womQ'], file),
      bare: () => processTime(['-e', '0'], file),
      bareName: 'node -e 0',
      rounds: 41,
      max: major === 20 ? 1.45 : 1.9,
    })
  }
