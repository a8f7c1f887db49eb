import { codesOfComparison } from '@kaoiro/core/result-code/address'

/** Each text that holds the address of a comparison as the two codes in it. */
export const separateCodes = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.flatMap((text) => {
    // Most lines of a long list are bare codes.
    const two = text.includes('compare') ? codesOfComparison(text) : []
    return two.length > 0 ? two : [text]
  })
