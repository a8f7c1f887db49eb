export const rounded = (n: number, decimals: number): number => Number(n.toFixed(decimals))

/** Rounds to three significant digits. */
export const inThreeDigits = (n: number): number => Number(n.toPrecision(3))
