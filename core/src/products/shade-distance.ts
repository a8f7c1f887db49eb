import { ciede2000 } from '../colour/ciede2000.js'
import type { Lab } from '../colour/lab.js'
import { labOfLinear, linearByte } from '../colour/lab.js'
import type { Swatch } from '../palette/palettes.js'
import { palettes } from '../palette/palettes.js'
import type { Season } from '../diagnosis/season.js'
import { seasons } from '../diagnosis/season.js'
import { bytesOfHex } from '../colour/srgb.js'
import type { Shade } from './product.js'

const labOfColour = (colour: string): Lab => {
  const [red, green, blue] = bytesOfHex(colour)
  return labOfLinear(linearByte(red), linearByte(green), linearByte(blue))
}

const labsOf = (palette: ReadonlyArray<Swatch>): ReadonlyArray<Lab> =>
  palette.map(({ colour }) => labOfColour(colour))

const labs: Readonly<Record<Season, ReadonlyArray<Lab>>> = {
  spring: labsOf(palettes.spring),
  summer: labsOf(palettes.summer),
  autumn: labsOf(palettes.autumn),
  winter: labsOf(palettes.winter),
}

/** CIEDE2000 from a shade to the nearest colour of a season's palette. */
export const shadeDistance =
  (season: Season) =>
  ({ colour }: Shade): number => {
    const lab = labOfColour(colour)
    return Math.min(...labs[season].map((swatch) => ciede2000(lab, swatch)))
  }

/** Whether no other season's palette is nearer to the shade. */
export const suitsSeason = (season: Season, shade: Shade): boolean => {
  const distance = shadeDistance(season)(shade)
  return seasons.every((other) => shadeDistance(other)(shade) >= distance)
}
