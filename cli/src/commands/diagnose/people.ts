import type { DiagnosisRecord } from '@kaoiro/core/records'
import { isError } from '@kaoiro/core/records'
import type { Combined } from '@kaoiro/core/results'
import { combine, maxPhotos } from '@kaoiro/core/results'
import type { DiagnoseTexts } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'
import { resultSite } from '../../command-line/common-options.js'
import { jsonLine, printable } from '../../print/printable.js'
import { reportJson, reportOf } from '../../print/report.js'
import type { PhotoJob } from '../../sources/photo-jobs.js'
import { jobKey } from '../../sources/photo-jobs.js'
import { replaceFile } from '../../system/files.js'
import type { Streams } from '../../system/streams.js'
import { peopleFile } from './results/results-table.js'
import type { DiagnoseOptions } from './settings/settings.js'

/** The reasons why the photos cannot be combined, one line each. Checked before any photo is sent. */
export function personFaults(
  words: DiagnoseTexts,
  jobs: ReadonlyArray<PhotoJob>,
  samePerson: boolean,
): ReadonlyArray<string> {
  if (samePerson) {
    if (jobs.length < 2 || jobs.length > maxPhotos)
      return [words.samePersonCount({ photos: jobs.length, max: maxPhotos })]
    return haveTwoGenders(jobs) ? [words.samePersonGenders] : []
  }
  return byPerson(jobs).flatMap(([name, own]) => {
    const person = printable(name)
    if (own.length > maxPhotos)
      return [words.personCount({ person, photos: own.length, max: maxPhotos })]
    return haveTwoGenders(own) ? [words.personGenders({ person })] : []
  })
}

const haveTwoGenders = (jobs: ReadonlyArray<PhotoJob>): boolean =>
  new Set(jobs.map(({ gender }) => gender)).size > 1

/** Groups jobs by person, in the order of the manifest. */
const byPerson = (
  jobs: ReadonlyArray<PhotoJob>,
): ReadonlyArray<readonly [person: string, jobs: ReadonlyArray<PhotoJob>]> => {
  const groups = new Map<string, PhotoJob[]>()
  for (const job of jobs)
    if (job.person !== undefined) groups.set(job.person, [...(groups.get(job.person) ?? []), job])
  return [...groups]
}

/** A person's photos and their combined result; `combined` is null if no photo has a result. */
interface PersonResult {
  readonly person: string
  /** All photos, as given by the user. */
  readonly photos: ReadonlyArray<string>
  /** Photos without a result, which are not combined. */
  readonly failed: ReadonlyArray<string>
  readonly combined: Combined | null
}

/** The people with a record for each of their photos. @param done records by job key */
export function peopleIn(
  jobs: ReadonlyArray<PhotoJob>,
  done: ReadonlyMap<string, DiagnosisRecord>,
): ReadonlyArray<PersonResult> {
  return byPerson(jobs).flatMap(([person, own]) => {
    const records = own.flatMap((job) => done.get(jobKey(job)) ?? [])
    if (records.length < own.length) return []
    const combined = combine(
      records.flatMap((record) =>
        isError(record) || record.answer === undefined
          ? []
          : [{ gender: record.gender, answer: record.answer }],
      ),
    )
    return {
      person,
      photos: records.map(({ photo }) => photo),
      failed: records.filter(isError).map(({ photo }) => photo),
      combined: E.isRight(combined) ? combined.right : null,
    }
  })
}

/** The JSON of a combined result. @param site site of the result page, if known */
const personJson =
  (site: string | null) =>
  ({ combined, ...rest }: PersonResult) => ({
    ...rest,
    ...(combined === null
      ? {}
      : { ...reportJson(reportOf(combined, site)), agreement: combined.agreement }),
  })

/**
 * Writes a line for each person: to stdout after the records of the photos, or to a separate file. Each run replaces
 * that file in one step, so a killed run leaves no partial file.
 */
export async function reportPeople(
  people: ReadonlyArray<PersonResult>,
  options: DiagnoseOptions,
  words: DiagnoseTexts,
  { out, err }: Streams,
): Promise<void> {
  if (people.length === 0) return
  for (const { person, failed, photos } of people)
    if (failed.length > 0)
      err(
        `${words.personFailed({ person: printable(person), failed: failed.length, all: photos.length })}\n`,
      )
  const text = people
    .map(personJson(resultSite(options)))
    .map(jsonLine)
    .join('')
  const file = peopleFile(options)
  if (file !== null) await replaceFile(file, text)
  else if (options.out === undefined) out(text)
  const about = words.people({ people: people.length, agreed: people.filter(isUnanimous).length })
  if (options.quiet !== true) err(`  ${about}${file === null ? '' : `: ${printable(file)}`}\n\n`)
}

/** Whether all photos agree; false for a single photo. */
const isUnanimous = ({ combined }: PersonResult): boolean =>
  combined !== null &&
  combined.agreement.photos > 1 &&
  combined.agreement.faceType === combined.agreement.photos &&
  combined.agreement.season === combined.agreement.photos
