import { colourPath, comparePath, resultPath } from '../result-code/path.js'

/**
 * The path of each screen, for the UI that routes them and the service that serves them. A colon marks a
 * parameter, a question mark one that may be left out.
 */
export const sitePaths = {
  home: '/',
  genderSelect: '/gender-select',
  capture: '/capture',
  result: resultPath(':code'),
  colour: colourPath(':code', ':colour'),
  compare: comparePath(':a', ':b?'),
  failed: '/failed',
  beforePhoto: '/before-photo',
  data: '/privacy',
  accessibility: '/accessibility',
  catalogue: '/component-catalog',
  counter: '/counter',
  staff: '/staff',
} as const

/** Matches the paths of screens, and no path of a call, a file or an unknown page. */
export function screenPattern(): RegExp {
  return new RegExp(`^(?:${Object.values(sitePaths).map(patternOf).join('|')})$`)
}

const patternOf = (path: string): string =>
  path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')
