import { availableParallelism } from 'node:os'
import { inParallel } from '../processes/in-parallel.js'
import { passesApart } from '../processes/steps.js'
import { checks } from './checks.js'

/** Runs all checks, one on each core at a time; whether each of them passed. */
export const runChecks = async (): Promise<ReadonlyArray<boolean>> => {
  const passed: Array<boolean> = []
  for (const steps of checks)
    passed.push(...(await inParallel(steps, availableParallelism(), passesApart)))
  return passed
}
