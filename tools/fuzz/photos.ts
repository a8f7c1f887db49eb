import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { examine } from '@kaoiro/fixtures/fuzz/verdict'
import type { CheckOptions } from '@kaoiro/fixtures/fuzz/run-check'
import { fuzzCases } from '@kaoiro/fixtures/fuzz/cases'
import { fuzzSeeds } from '@kaoiro/fixtures/fuzz/seeds'
import { progressOn } from '../report/progress.js'
import type { FuzzOptions, Fuzzing } from './options.js'
import type { EngineResult } from './summary.js'
import { disagreements, faultLines, summaryOf } from './summary.js'

/** Files checked by one process. */
const filesPerProcess = 300

const inChunks = <A>(list: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, n) =>
    list.slice(n * size, (n + 1) * size),
  )

/** Writes the cases into the folder and returns their file names. */
const writeCases = async ({ seed, count }: FuzzOptions, folder: string) =>
  fuzzCases(await fuzzSeeds(), seed, count).map((make) => {
    const { name, bytes } = make()
    writeFileSync(path.join(folder, name), bytes)
    return name
  })

const runEngine = async (
  options: CheckOptions,
  files: ReadonlyArray<string>,
): Promise<EngineResult> => {
  const results = []
  for (const some of inChunks(files, filesPerProcess)) results.push(await examine(options, some))
  const peaks = results.flatMap(({ peakBytes }) => (peakBytes === null ? [] : [peakBytes]))
  return {
    engine: options.engine,
    verdicts: results.flatMap(({ verdicts }) => verdicts),
    faults: results.flatMap(({ faults }) => faults),
    peakBytes: peaks.length === 0 ? null : Math.max(...peaks),
  }
}

const runAll = async (
  { engines, program }: FuzzOptions,
  folder: string,
  files: ReadonlyArray<string>,
) => {
  const progress = progressOn(process.stderr, files.length * engines.length)
  const onLine = progress.finished
  const results: Array<EngineResult> = []
  for (const engine of engines)
    results.push(await runEngine({ program, engine, folder, onLine }, files))
  progress.clear()
  return results
}

/** Deletes the files without faults, or the whole folder if there is not a single fault. */
const deleteFaultless = (
  folder: string,
  files: ReadonlyArray<string>,
  results: ReadonlyArray<EngineResult>,
) => {
  const faults = results.flatMap(({ faults }) => faults)
  if (faults.length === 0) {
    rmSync(folder, { recursive: true })
    return
  }
  const blamed = new Set(faults.map(({ file }) => file))
  // A fault that belongs to no single file can only be reproduced with all files.
  if (!blamed.has(null))
    for (const file of files) if (!blamed.has(file)) rmSync(path.join(folder, file))
  console.log(`Kept in ${folder}`)
}

/** Runs `kaoiro check` over valid, unusual and broken photos with each image engine. */
export const fuzzPhotos: Fuzzing = async (options) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kaoiro-fuzz-'))
  console.log(`${options.count} files with ${options.engines.join(' and ')}`)
  const files = await writeCases(options, folder)
  const results = await runAll(options, folder, files)
  console.log(`\n${summaryOf(results)}`)
  if (options.keep) {
    writeFileSync(path.join(folder, 'differing.txt'), disagreements(results).join('\n'))
    console.log(`Kept in ${folder}`)
  } else deleteFaultless(folder, files, results)
  return faultLines(results)
}
