/** A place of no width where a line may break. */
export const breakPlace = '\u200B'

/** A text for where it is not set in lines. */
export const withoutBreaks = (text: string): string => text.replaceAll(breakPlace, '')
