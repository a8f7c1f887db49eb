import { comparePath, resultPath } from '@kaoiro/core/result-code'
import { screenPattern, sitePaths } from '@kaoiro/core/pages'
import { calls } from '../calls/calls.js'

const firstSegment = (path: string): string | undefined => path.split('/', 2)[1]

/** The first segments of the paths of calls. Paths of pages start with other segments. */
const serviceRoots: ReadonlySet<string | undefined> = new Set(
  Object.values(calls).map(({ path }) => firstSegment(path)),
)

/** Whether a URL belongs to the API. @param url as sent, or a route pattern */
export const isServicePath = (url: string): boolean => serviceRoots.has(firstSegment(pathOf(url)))

const homes: ReadonlyArray<string> = [sitePaths.home, sitePaths.genderSelect]

export const isHome = (url: string): boolean => homes.includes(pathOf(url))

const resultStart = resultPath('')

export const isResult = (url: string): boolean => {
  const path = pathOf(url)
  return path.startsWith(resultStart) && /^[^/]+$/.test(path.slice(resultStart.length))
}

const compareStart = comparePath('')

/** Whether a URL is a comparison with one or two results. */
export const isCompareScreen = (url: string): boolean => [1, 2].includes(comparedCodes(url))

export const isComparison = (url: string): boolean => comparedCodes(url) === 2

/** The number of result codes in the path of a comparison; 0 for other paths. */
const comparedCodes = (url: string): number => {
  const path = pathOf(url)
  const codes = path.slice(compareStart.length).split('/')
  return path.startsWith(compareStart) && !codes.includes('') ? codes.length : 0
}

const screens = screenPattern()

export const isScreen = (url: string): boolean => screens.test(pathOf(url))

/** Whether the path can be decoded. */
export const isValidPath = (url: string): boolean => {
  try {
    pathOf(url)
    return true
  } catch {
    return false
  }
}

/** Decodes the path as the router does: `/%761` is `/v1`. Throws if it is malformed. */
const pathOf = (url: string): string => decodeURI(url.split(/[?#]/, 1).join())
