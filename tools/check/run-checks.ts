import { availableParallelism } from 'node:os'
import { inParallel } from '../processes/in-parallel.js'
import { passesApart } from '../processes/steps.js'
import { checks } from './checks.js'

/** Runs all checks, one on each core at a time; whether each of them passed. */
export const runChecks = (): Promise<ReadonlyArray<boolean>> =>
  inParallel(checks, availableParallelism(), passesApart)
