// The cloth's coordinates: the unit is the width of the face, x = 0 is the middle of the face, and y = 0, downwards, is
// the height of the chin.

/** The lowest point of the neckline, but for the sway. */
const deepest = 0.15

/** Where the cloth turns from the neck to the shoulders. */
const neck = 0.47

/** The upper edge of the cloth: a soft curve below the chin that rises at the neck and falls along the shoulders. */
export const clothTop = (x: number): number => {
  const side = Math.abs(x)
  const scoop = side < neck ? ((1 + Math.cos((Math.PI * side) / neck)) / 2) ** 0.9 : 0
  return (deepest + rise) * scoop - rise + shoulder(side) + 0.007 * Math.sin(3.3 * x + 1)
}

/** How far the cloth rises above the chin at the neck, to cover collars. */
const rise = 0.1

/** Falls smoothly from the neck on. */
const shoulder = (side: number): number => {
  const softness = 0.16
  return 0.34 * softness * Math.log1p(Math.exp((side - neck - 0.16) / softness))
}

/** The part of the plane that the folds cover. */
export const cloth = { left: -1.7, right: 1.7, top: -0.2, bottom: 2.1 } as const
