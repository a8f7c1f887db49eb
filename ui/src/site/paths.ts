import { comparePath, resultPath } from '@kaoiro/core/result-code/path'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { sitePaths } from '@kaoiro/core/flow/site-paths'

/** Paths of the screens, for links. */
export const paths = {
  ...sitePaths,
  capture: (gender: Gender) => `${sitePaths.capture}?gender=${gender}`,
  result: resultPath,
  compare: comparePath,
} as const

export const isHome = (path: string): boolean =>
  path === sitePaths.home || path === sitePaths.genderSelect
