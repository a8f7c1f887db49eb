import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { Page } from 'playwright-core'
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

/** Makes the result with this code one that was analysed in the page's tab. */
export const asOwn = (page: Page, code = codeWith()): Promise<unknown> =>
  page.addInitScript((code) => sessionStorage.setItem('kaoiro.own', code), code)
