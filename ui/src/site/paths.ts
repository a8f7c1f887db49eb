import { colourPath, comparePath, resultPath } from '@kaoiro/core/result-code'
import type { Gender } from '@kaoiro/core/diagnosis'
import { sitePaths } from '@kaoiro/core/pages'

/** Paths of the screens, for links. */
export const paths = {
  ...sitePaths,
  capture: (gender: Gender) => `${sitePaths.capture}?gender=${gender}`,
  result: resultPath,
  colour: colourPath,
  compare: comparePath,
} as const

export function isHome(path: string): boolean {
  return path === sitePaths.home || path === sitePaths.genderSelect
}
