import * as E from 'fp-ts/lib/Either.js'
import type { DiagnosisRecord, ResultRecord } from '@kaoiro/core/batch/diagnosis-record'
import { isError } from '@kaoiro/core/batch/diagnosis-record'
import type { Combined } from '@kaoiro/core/combination/combine'
import { combine } from '@kaoiro/core/combination/combine'
import { reportJson, reportOf } from '../../../print/report.js'
import type { Person } from './people.js'

/** What comes of a person's photos; null if none of them has a result. */
export interface PersonResult {
  readonly person: string
  /** All of them, as they were named. */
  readonly photos: ReadonlyArray<string>
  /** Those without a result, which are left out. */
  readonly failed: ReadonlyArray<string>
  readonly combined: Combined | null
}

export const personResult = ({ person, records }: Person): PersonResult => {
  const combined = combine(
    records
      .filter((record): record is ResultRecord => !isError(record))
      .flatMap(({ gender, answer }) => (answer === undefined ? [] : [{ gender, result: answer }])),
  )
  return {
    person,
    photos: records.map(photoOf),
    failed: records.filter(isError).map(photoOf),
    combined: E.isRight(combined) ? combined.right : null,
  }
}

const photoOf = ({ photo }: DiagnosisRecord): string => photo

/** As it is written in JSON. @param site whose page the URL names */
export const personJson =
  (site: string) =>
  ({ combined, ...rest }: PersonResult) => ({
    ...rest,
    ...(combined === null
      ? {}
      : { ...reportJson(reportOf(combined, site)), agreement: combined.agreement }),
  })
