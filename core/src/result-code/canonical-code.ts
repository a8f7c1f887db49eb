/** A code as it is written: leading zeros are accepted, so equal results may have codes that differ in these alone. */
export const canonicalCode = (code: string): string =>
  code.startsWith('0') ? code.replace(/^0+(?=.)/, '') : code
