import { availableParallelism } from 'node:os'
import { inParallel } from '../programs/in-parallel.js'
import { passesApart } from '../programs/steps.js'
import { checks } from './checks.js'

/** Runs all checks, one on each core at a time; whether each of them passed. */
export const runChecks = (): Promise<ReadonlyArray<boolean>> =>
  inParallel(checks, availableParallelism(), passesApart)
