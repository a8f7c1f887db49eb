import { maxPhotos } from '@kaoiro/core/results'
import { printable } from '../../../print/printable.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import type { DiagnoseTexts } from '@kaoiro/texts/types'
import { byPerson } from './person-result.js'

/** The reasons why the photos cannot be combined, one line each. Checked before any photo is sent. */
export const personFaults = (
  words: DiagnoseTexts,
  jobs: ReadonlyArray<PhotoJob>,
  samePerson: boolean,
): ReadonlyArray<string> =>
  samePerson ? samePersonFaults(words, jobs) : manifestFaults(words, jobs)

/** Faults of the photos given with --same-person. */
const samePersonFaults = (
  { samePersonCount, samePersonGenders }: DiagnoseTexts,
  jobs: ReadonlyArray<PhotoJob>,
): ReadonlyArray<string> => {
  if (jobs.length < 2 || jobs.length > maxPhotos)
    return [samePersonCount({ photos: jobs.length, max: maxPhotos })]
  return haveTwoGenders(jobs) ? [samePersonGenders] : []
}

/** Faults of the photos of each person in a manifest. */
const manifestFaults = (
  { personCount, personGenders }: DiagnoseTexts,
  jobs: ReadonlyArray<PhotoJob>,
): ReadonlyArray<string> =>
  byPerson(jobs).flatMap(([person, own]) => {
    if (own.length > maxPhotos)
      return [personCount({ person: printable(person), photos: own.length, max: maxPhotos })]
    return haveTwoGenders(own) ? [personGenders({ person: printable(person) })] : []
  })

const haveTwoGenders = (jobs: ReadonlyArray<PhotoJob>): boolean =>
  new Set(jobs.map(({ gender }) => gender)).size > 1
