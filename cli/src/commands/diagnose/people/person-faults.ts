import { maxPhotos } from '@kaoiro/core/combination/photo-answer'
import { printable } from '../../../print/printable.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import type { DiagnoseTexts } from '@kaoiro/core/locales/ja/terminal/diagnose'
import { byPerson } from './person-result.js'

/** Why photos cannot be combined as was asked, a line for each reason, before anything is sent. */
export const personFaults = (
  words: DiagnoseTexts,
  jobs: ReadonlyArray<PhotoJob>,
  samePerson: boolean,
): ReadonlyArray<string> =>
  samePerson ? samePersonFaults(words, jobs) : manifestFaults(words, jobs)

/** Of all photos together. */
const samePersonFaults = (
  { samePersonCount, samePersonGenders }: DiagnoseTexts,
  jobs: ReadonlyArray<PhotoJob>,
): ReadonlyArray<string> => {
  if (jobs.length < 2 || jobs.length > maxPhotos) return [samePersonCount(jobs.length, maxPhotos)]
  return haveTwoGenders(jobs) ? [samePersonGenders] : []
}

/** Of each person that a manifest names. */
const manifestFaults = (
  { personCount, personGenders }: DiagnoseTexts,
  jobs: ReadonlyArray<PhotoJob>,
): ReadonlyArray<string> =>
  byPerson(jobs).flatMap(([person, own]) => {
    if (own.length > maxPhotos) return [personCount(printable(person), own.length, maxPhotos)]
    return haveTwoGenders(own) ? [personGenders(printable(person))] : []
  })

const haveTwoGenders = (jobs: ReadonlyArray<PhotoJob>): boolean =>
  new Set(jobs.map(({ gender }) => gender)).size > 1
