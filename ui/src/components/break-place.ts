/** A zero-width space, where a line may break. */
export const breakPlace = '\u200B'

/** A word joiner, where a line must not break. */
export const joiner = '\u2060'

/** Removes both, for text that is not displayed in lines, such as the document title. */
export const withoutBreaks = (text: string): string => text.replaceAll(/[\u200B\u2060]/g, '')
