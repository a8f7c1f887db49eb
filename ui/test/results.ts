import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { resultPath, resultCode } from '@kaoiro/core/result-code'

/** A result with a small share, of a season that stands alone. */
export const diagnosis: Diagnosis = {
  faceType: 'natural',
  colorType: 'winter',
  gender: 'WOMEN',
  faceTypeAnalysis: [0, 3, 4, 1, 2],
  colorComposition: { spring: 9, summer: 21, autumn: 10, winter: 60 },
}

export const codeWith = (changes: Partial<Diagnosis> = {}): string =>
  resultCode.encode({ ...diagnosis, ...changes })

export const addressWith = (changes: Partial<Diagnosis> = {}): string =>
  resultPath(codeWith(changes))
