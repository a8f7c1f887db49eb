/** Removes leading zeros, which decoding accepts, so that equal results have equal codes. */
export const canonicalCode = (code: string): string =>
  code.startsWith('0') ? code.replace(/^0+(?=.)/, '') : code
