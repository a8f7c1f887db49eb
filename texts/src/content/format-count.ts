/** A number with commas between its thousands. */
export const formatCount = (count: number): string => count.toLocaleString('en')
