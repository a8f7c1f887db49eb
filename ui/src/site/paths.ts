import { comparePath, resultPath } from '@kaoiro/core/result-code/path'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { sitePaths } from '@kaoiro/core/flow/site-paths'

/** Paths of the screens, for routes and links. */
export const paths = {
  home: { path: sitePaths.home, href: sitePaths.home },
  genderSelect: { path: sitePaths.genderSelect, href: sitePaths.genderSelect },
  capture: {
    path: sitePaths.capture,
    href: (gender: Gender) => `${sitePaths.capture}?gender=${gender}`,
  },
  result: { path: sitePaths.result, href: resultPath },
  compare: { path: sitePaths.compare, href: comparePath },
  failed: { path: sitePaths.failed, href: sitePaths.failed },
  catalogue: { path: sitePaths.catalogue, href: sitePaths.catalogue },
} as const

export const isHome = (path: string): boolean =>
  path === paths.home.path || path === paths.genderSelect.path
