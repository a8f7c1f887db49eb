import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { planWords } from '@kaoiro/fixtures/fuzz/slow/jpeg-plan'
import type { Candidate } from '@kaoiro/fixtures/fuzz/slow/search'
import { searchSlow } from '@kaoiro/fixtures/fuzz/slow/search'
import { progressOn } from '../../report/progress.js'
import { measuringProcess } from './measuring-process.js'

/** Seconds of one core that any file of up to 2 MB may take. */
const maxSeconds = 1.5

const shown = 3

const lines = ({ plan, bytes, seconds, outcome }: Candidate, file: string): string =>
  [
    `  ${seconds.toFixed(3)} s of one core, ${bytes.length} bytes: ${outcome}`,
    `    ${planWords(plan)}`,
    `    ${file}`,
  ].join('\n')

/** Looks for the JPEG that takes the service longest, and keeps the slowest ones; the exit code. */
export const fuzzSlow = async (options: {
  readonly seed: number
  readonly count: number
}): Promise<number> => {
  const { seed, count } = options
  console.log(`${count} JPEGs of up to 2 MB, --seed ${seed}, as the service takes them in`)
  const progress = progressOn(process.stderr, { tasks: count, work: count }, () =>
    performance.now(),
  )
  const { measure, end } = await measuringProcess()
  const found = await searchSlow({ seed, count, giveUp: 4 * maxSeconds }, measure, () =>
    progress.finished(1),
  )
  end()
  progress.clear()
  const folder = mkdtempSync(path.join(tmpdir(), 'kaoiro-fuzz-slow-'))
  console.log('The slowest:')
  for (const [n, candidate] of found.slice(0, shown).entries()) {
    const file = path.join(folder, `slow-${n + 1}.jpg`)
    writeFileSync(file, candidate.bytes)
    console.log(lines(candidate, file))
  }
  const isReached = (found[0]?.seconds ?? 0) <= maxSeconds
  console.log(`goal: <= ${maxSeconds} s ${isReached ? '— reached' : '— MISSED'}`)
  return isReached ? 0 : 1
}
