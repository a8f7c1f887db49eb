import * as E from 'fp-ts/lib/Either.js'
import type { PhotoJob } from './photo-job.js'
import { jobKey } from './photo-job.js'

/** A job and where it was named: an argument, and the line if that is a manifest. */
export interface NamedJob {
  readonly source: string
  readonly line: number | null
  readonly job: PhotoJob
}

/** A photo that was named for two people, and where it was for the second. */
export interface TwoPeople {
  readonly _tag: 'TwoPeople'
  readonly source: string
  readonly line: number | null
  readonly photo: string
  readonly people: readonly [first: string, second: string]
}

/**
 * Each job once, at its first place. One that names a person stands for those that name none: their photos
 * are combined, whoever else names them.
 */
export const uniqueJobs = (
  named: ReadonlyArray<NamedJob>,
): E.Either<ReadonlyArray<TwoPeople>, ReadonlyArray<PhotoJob>> => {
  const unique = new Map<string, PhotoJob>()
  const faults: Array<TwoPeople> = []
  for (const { source, line, job } of named) {
    const { photo, person } = job
    const first = unique.get(jobKey(job))
    if (first === undefined || (first.person === undefined && person !== undefined))
      unique.set(jobKey(job), job)
    else if (first.person !== undefined && person !== undefined && first.person !== person)
      faults.push({ _tag: 'TwoPeople', source, line, photo, people: [first.person, person] })
  }
  return faults.length > 0 ? E.left(faults) : E.right([...unique.values()])
}
