import { resultPath } from '@kaoiro/core/result-code/path'
import type { Gender } from '@kaoiro/core/diagnosis/gender'

/** Each screen's path as the router matches it, and as a link leads to it. */
export const paths = {
  home: { path: '/', href: '/' },
  genderSelect: { path: '/gender-select', href: '/gender-select' },
  capture: { path: '/capture', href: (gender: Gender) => `/capture?gender=${gender}` },
  result: { path: resultPath(':code'), href: resultPath },
  failed: { path: '/failed', href: '/failed' },
  catalogue: { path: '/component-catalog', href: '/component-catalog' },
} as const
