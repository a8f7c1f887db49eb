/** Set in two lines, "Yellow-base spring" is parted at its space. */
export const unbroken = (name: string): string => name.replaceAll('-', '\u2011')
