export const rounded = (n: number, decimals: number): number => Number(n.toFixed(decimals))

/** Three digits that count. */
export const inThreeDigits = (n: number): number => Number(n.toPrecision(3))
