import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { paths } from '../../src/site/paths.js'
import { addressWith, codeWith } from '../results.js'
import type { Step, Way } from './screen-state.js'
import { heading } from './steps.js'

/** To the result with these values, and a step further. */
export const result = (changes: Partial<Diagnosis>, then?: Step): Way => ({
  at: addressWith(changes),
  then: async (page, words) => {
    await heading(page, words.result.heading)
    await then?.(page, words)
  },
})

/** To the comparison of two results. */
export const two = (a: string, b: string): Way => ({
  at: paths.compare.href(a, b),
  then: (page, { compare: words }) => heading(page, words.heading),
})

/** From a result to another one that is to be compared with it. */
export const other: Way = {
  at: paths.compare.href(codeWith()),
  then: (page, { compare: words }) => heading(page, words.other.heading),
}

const capturePath = paths.capture.href('WOMEN')

/** From the photo's screen a step further. */
export const capture = (then: Step, before?: Way['before']): Way => ({
  at: capturePath,
  then: async (page, words) => {
    await heading(page, words.capture.photo.heading)
    await then(page, words)
  },
  ...(before !== undefined && { before }),
})
