/** An icon of the site, drawn from `favicon.svg`. */
export interface Icon {
  readonly file: string
  /** Pixels of each side. */
  readonly size: number
  /** Whether Android may cut it to any shape within the middle 80 %: then all else is ground. */
  readonly isMaskable: boolean
}

/** iOS takes this one for a home screen, and rounds its corners. */
export const touchIcon: Icon = { file: 'apple-touch-icon.png', size: 180, isMaskable: false }

/** Those that the web manifest names; browsers ask for these two sizes. */
export const manifestIcons: ReadonlyArray<Icon> = [
  { file: 'icon-192.png', size: 192, isMaskable: false },
  { file: 'icon-512.png', size: 512, isMaskable: false },
  { file: 'icon-maskable-512.png', size: 512, isMaskable: true },
]

/** How much smaller a maskable icon's drawing is: the favicon's circle is within the middle 73 % already. */
const maskableScale = 0.8

/** An icon as SVG source. The favicon's ground reaches its edges, and is laid behind it once more. */
export const iconSource = (favicon: string, ground: string, { size, isMaskable }: Icon): string => {
  // Even, so that the drawing's edges lie between pixels.
  const side = isMaskable ? 2 * Math.round((maskableScale * size) / 2) : size
  const at = (size - side) / 2
  const drawing = favicon.replace(
    '<svg ',
    `<svg x="${at}" y="${at}" width="${side}" height="${side}" `,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" fill="${ground}"/>${drawing}</svg>`
  )
}
