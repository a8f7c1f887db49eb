import { comparePath, resultPath } from '@kaoiro/core/result-code/path'
import { sitePaths } from '@kaoiro/core/flow/site-paths'
import { calls } from '../calls/calls.js'

const firstSegment = (path: string): string | undefined => path.split('/', 2)[1]

/** The first segments of the calls' paths: no page is ever under them. */
const serviceRoots: ReadonlySet<string | undefined> = new Set(
  Object.values(calls).map(({ path }) => firstSegment(path)),
)

/** Whether an address belongs to the API. @param url as it was sent, or the pattern of a route */
export const isServicePath = (url: string): boolean => serviceRoots.has(firstSegment(pathOf(url)))

/** The screens of the UI. A browser gets the app for any other address too, which then says that it is unknown. */
const screens: ReadonlyArray<string> = Object.values(sitePaths)

const homes: ReadonlyArray<string> = [sitePaths.home, sitePaths.genderSelect]

/** Whether the first screen is at an address. */
export const isHome = (url: string): boolean => homes.includes(pathOf(url))

const resultStart = resultPath('')

export const isResult = (url: string): boolean => {
  const path = pathOf(url)
  return path.startsWith(resultStart) && !path.slice(resultStart.length).includes('/')
}

const compareStart = comparePath('')

/** With one result, or with two. */
export const isCompareScreen = (url: string): boolean => [1, 2].includes(comparedCodes(url))

/** With two results. */
export const isComparison = (url: string): boolean => comparedCodes(url) === 2

/** How many codes stand in the path of a comparison; none if it is not such a path. */
const comparedCodes = (url: string): number => {
  const path = pathOf(url)
  const codes = path.slice(compareStart.length).split('/')
  return path.startsWith(compareStart) && !codes.includes('') ? codes.length : 0
}

export const isScreen = (url: string): boolean =>
  screens.includes(pathOf(url)) || isResult(url) || isCompareScreen(url)

/** Whether the path, as it was sent, can be decoded. */
export const isValidPath = (url: string): boolean => {
  try {
    pathOf(url)
    return true
  } catch {
    return false
  }
}

/** Decoded as the router does: `/%761` is `/v1`. Throws if that cannot be. */
const pathOf = (url: string): string => decodeURI(url.split(/[?#]/, 1).join())
