import { codesOfComparison } from '@kaoiro/core/result-code/address'

/** The path of a result or a comparison, also percent-encoded. Bare codes, which are most lines of a long list, have none. */
const path = /(?:result|compare)(?:\/|%2F)/i

/** The links in a text of several; otherwise the text as it is. */
const linksIn = (text: string): ReadonlyArray<string> => {
  const links = text.split(/\s+/).filter((word) => path.test(word))
  return links.length > 1 ? links : [text]
}

/** A text as those that hold one code each: several links are taken apart, and the address of a comparison as well. */
export const separateCodes = (text: string): ReadonlyArray<string> =>
  path.test(text)
    ? linksIn(text).flatMap((link) => {
        const two = codesOfComparison(link)
        return two.length > 0 ? two : [link]
      })
    : [text]
