import { resultPath } from '../result-code/path.js'

/** The path of each screen, for the UI that routes them and the service that serves them. A colon marks a parameter. */
export const sitePaths = {
  home: '/',
  genderSelect: '/gender-select',
  capture: '/capture',
  result: resultPath(':code'),
  failed: '/failed',
  catalogue: '/component-catalog',
} as const
