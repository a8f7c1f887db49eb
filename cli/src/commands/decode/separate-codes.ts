import { codesOfComparison } from '@kaoiro/core/result-code/address'

/** Whether a text may hold more than one code; most lines of a long list are bare codes. */
const mayHoldSeveral = (text: string): boolean =>
  text.includes('/result/') || text.includes('compare')

/** The links in a text of several; otherwise the text as it is. */
const linksIn = (text: string): ReadonlyArray<string> => {
  const links = text.split(/\s+/).filter(mayHoldSeveral)
  return links.length > 1 ? links : [text]
}

/** A text as those that hold one code each: several links are taken apart, and the address of a comparison as well. */
export const separateCodes = (text: string): ReadonlyArray<string> =>
  mayHoldSeveral(text)
    ? linksIn(text).flatMap((link) => {
        const two = codesOfComparison(link)
        return two.length > 0 ? two : [link]
      })
    : [text]
