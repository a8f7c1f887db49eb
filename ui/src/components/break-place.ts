/** A zero-width space, where a line may break. */
export const breakPlace = '\u200B'

/** Removes break opportunities, for text that is not displayed in lines, such as the document title. */
export const withoutBreaks = (text: string): string => text.replaceAll(breakPlace, '')
