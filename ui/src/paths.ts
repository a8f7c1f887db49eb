import { resultPath } from '@kaoiro/core/result-address'

/** Each screen's path as the router matches it, and as a link leads to it. */
export const paths = {
  home: { path: '/', href: '/' },
  result: { path: resultPath(':code'), href: resultPath },
} as const
