import { resultPath } from '@kaoiro/core/result-path'

/** Addresses of the service itself: no page is ever under them. */
const ofService = /^\/(v1|bucket|healthz|readyz|metrics)([/?]|$)/

export const isOfService = (url: string): boolean => ofService.test(url)

/** The screens of the UI. To a browser any other address is one too, which says that it is unknown. */
const screens: ReadonlyArray<string> = [
  '/',
  '/gender-select',
  '/capture',
  '/failed',
  '/component-catalog',
]

const resultStart = resultPath('')

const pathOf = (url: string): string => url.split('?', 1).join()

export const isResult = (url: string): boolean =>
  url.startsWith(resultStart) && !pathOf(url).slice(resultStart.length).includes('/')

export const isScreen = (url: string): boolean => screens.includes(pathOf(url)) || isResult(url)
