import { resultPath } from '@kaoiro/core/result-code/path'

/** Addresses of the service itself: no page is ever under them. */
const ofService = /^\/(v1|bucket|healthz|readyz|metrics)(\/|$)/

/** @param url as it was sent, or the pattern of a route */
export const isOfService = (url: string): boolean => ofService.test(pathOf(url))

/** The screens of the UI. To a browser any other address is one too, which says that it is unknown. */
const screens: ReadonlyArray<string> = [
  '/',
  '/gender-select',
  '/capture',
  '/failed',
  '/component-catalog',
]

const resultStart = resultPath('')

export const isResult = (url: string): boolean => {
  const path = pathOf(url)
  return path.startsWith(resultStart) && !path.slice(resultStart.length).includes('/')
}

export const isScreen = (url: string): boolean => screens.includes(pathOf(url)) || isResult(url)

/** Whether the path, as it was sent, can be decoded. */
export const isValidPath = (url: string): boolean => {
  try {
    pathOf(url)
    return true
  } catch {
    return false
  }
}

/** Decoded as the router does: `/%761` is `/v1`. Throws where that cannot be. */
const pathOf = (url: string): string => decodeURI(url.split(/[?#]/, 1).join())
