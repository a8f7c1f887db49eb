import * as E from 'fp-ts/lib/Either.js'
import type { DiagnoseOptions } from '../diagnose/options.js'
import type { Said } from '../diagnose/say.js'
import { saidIn } from '../diagnose/say.js'
import type { Job } from '../diagnose/job.js'
import { sourceFaultWords } from '../diagnose/source-words.js'
import { isOnePhoto, jobsFrom } from '../diagnose/sources.js'
import type { ExitCode } from '../exit-code.js'
import { exitCode } from '../exit-code.js'
import type { Streams } from '../streams.js'

/** Diagnoses what was named: one photo for its reader, many for a file of records. */
export const diagnoseCommand = async (
  sources: ReadonlyArray<string>,
  options: DiagnoseOptions,
  streams: Streams,
): Promise<ExitCode> => {
  const said = await saidIn(options, streams.env)
  if (options.record !== undefined && options.replay !== undefined) {
    streams.err(`kaoiro: ${said.words.recordAndReplay}\n`)
    return exitCode.usage
  }
  if (options.retryErrors === true && options.out === undefined) {
    streams.err(`kaoiro: ${said.words.retryWithoutOut}\n`)
    return exitCode.usage
  }
  const { gender, hairline } = options
  const jobs = await jobsFrom(sources, { gender, hairline })
  if (E.isRight(jobs)) return diagnoseJobs(sources, jobs.right, options, said, streams)
  const inWords = sourceFaultWords(said.language, said.messages)
  for (const fault of jobs.left) streams.err(`kaoiro: ${inWords(fault)}\n`)
  return exitCode.usage
}

const diagnoseJobs = async (
  sources: ReadonlyArray<string>,
  jobs: ReadonlyArray<Job>,
  options: DiagnoseOptions,
  said: Said,
  streams: Streams,
): Promise<ExitCode> => {
  if (options.dryRun === true) {
    const { dryRun } = await import('../diagnose/dry-run.js')
    return dryRun(jobs, options, said, streams)
  }
  const [source = '', ...others] = sources
  const [job] = jobs
  const isOne = others.length === 0 && options.out === undefined && (await isOnePhoto(source))
  if (isOne && job !== undefined) {
    const { diagnoseOnePhoto } = await import('../diagnose/one-photo.js')
    return diagnoseOnePhoto(job, options, said, streams)
  }
  const { diagnoseBatch } = await import('../diagnose/batch-command.js')
  return diagnoseBatch(jobs, options, said, streams)
}
