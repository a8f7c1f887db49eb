import * as E from 'fp-ts/lib/Either.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { isOnePhoto, collectJobs } from '../../sources/collect-jobs.js'
import type { PhotoJob } from '../../sources/photo-jobs.js'
import { sourceFaultWords } from '../../sources/source-fault.js'
import { loadNorms } from '../../system/store.js'
import type { Streams } from '../../system/streams.js'
import { personFaults } from './people.js'
import type { DiagnoseOptions, GivenOptions, Localised } from './settings/settings.js'
import { isLocal, localisedFor } from './settings/settings.js'

/** Diagnoses the given photos: prints the result of one photo, or a record for each of many. */
export async function diagnoseCommand(
  sources: ReadonlyArray<string>,
  { norms: file, ...given }: GivenOptions,
  streams: Streams,
): Promise<ExitCode> {
  const options = withTable(given)
  const localised = await localisedFor(options)
  const fault = optionFault(options, file, localised.words)
  if (fault !== null) {
    streams.err(`kaoiro: ${fault}\n`)
    return exitCode.usage
  }
  const { gender, hairline } = options
  const jobs = await collectJobs(sources, { gender, hairline })
  if (E.isRight(jobs)) {
    const norms = isLocal(options) ? await loadNorms(file, streams.env) : undefined
    const all = norms === undefined ? options : { ...options, norms }
    return diagnoseJobs(sources, jobs.right, all, localised, streams)
  }
  const errorText = sourceFaultWords(localised.words.sources, localised.messages)
  for (const fault of jobs.left) streams.err(`kaoiro: ${errorText(fault)}\n`)
  return exitCode.usage
}

/** With `--out results.csv`, the records are appended to `results.jsonl`. */
const withTable = (options: DiagnoseOptions): DiagnoseOptions =>
  options.out !== undefined && /\.csv$/i.test(options.out)
    ? { ...options, out: options.out.replace(/csv$/i, 'jsonl'), table: options.out }
    : options

/** Why these options cannot be used together; null if they can. */
const optionFault = (
  options: DiagnoseOptions,
  norms: string | undefined,
  words: Localised['words'],
): string | null => {
  const { record, replay, timeout, out } = options
  if (record !== undefined && replay !== undefined) return words.recordAndReplay
  if (record !== undefined && isLocal(options)) return words.onlyWithApi({ option: '--record' })
  if (timeout !== undefined && isLocal(options)) return words.onlyWithApi({ option: '--timeout' })
  if (options.retryErrors === true && out === undefined) return words.retryWithoutOut
  if (options.samePerson === true && out !== undefined) return words.samePersonWithOut
  // A service uses its own norms.
  return norms === undefined || isLocal(options) ? null : words.onlyHere({ option: '--norms' })
}

const diagnoseJobs = async (
  sources: ReadonlyArray<string>,
  jobs: ReadonlyArray<PhotoJob>,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ExitCode> => {
  const faults = personFaults(localised.words, jobs, options.samePerson === true)
  for (const fault of faults) streams.err(`kaoiro: ${fault}\n`)
  if (faults.length > 0) return exitCode.usage
  if (options.dryRun === true) {
    const { dryRun } = await import('./dry-run.js')
    return dryRun(jobs, options, localised, streams)
  }
  if (options.samePerson === true) {
    const { diagnosePerson } = await import('./one-result.js')
    return diagnosePerson(jobs, options, localised, streams)
  }
  const [source = '', ...others] = sources
  const [job, ...otherJobs] = jobs
  const isOne = others.length === 0 && otherJobs.length === 0 && options.out === undefined
  if (isOne && job !== undefined && (await isOnePhoto(source))) {
    const { diagnoseOnePhoto } = await import('./one-result.js')
    return diagnoseOnePhoto(job, options, localised, streams)
  }
  const { diagnoseBatch } = await import('./batch.js')
  return diagnoseBatch(jobs, options, localised, streams)
}
