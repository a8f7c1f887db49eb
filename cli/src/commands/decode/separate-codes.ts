import { codesOfComparison } from '@kaoiro/core/result-code/address'

const hasLink = (text: string): boolean => text.includes('/result/') || text.includes('/compare/')

/** The links in a text of several; otherwise the text as it is. */
const linksIn = (text: string): ReadonlyArray<string> => {
  // Most lines of a long list are bare codes.
  if (!hasLink(text)) return [text]
  const links = text.split(/\s+/).filter(hasLink)
  return links.length > 1 ? links : [text]
}

/** Each text as those that hold one code each: several links are taken apart, and the address of a comparison as well. */
export const separateCodes = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.flatMap(linksIn).flatMap((text) => {
    const two = text.includes('compare') ? codesOfComparison(text) : []
    return two.length > 0 ? two : [text]
  })
