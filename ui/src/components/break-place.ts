/** A zero-width space, where a line may break. */
export const breakPlace = '\u200B'

/** Removes break opportunities, for text that is not laid out in lines. */
export const withoutBreaks = (text: string): string => text.replaceAll(breakPlace, '')
