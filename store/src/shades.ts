import type { Lab } from '@kaoiro/core/colour'
import { bytesOfHex, ciede2000, labOfLinear, linearByte } from '@kaoiro/core/colour'
import type { Season } from '@kaoiro/core/diagnosis'
import { palettes } from '@kaoiro/core/palette'

const labOfColour = (colour: string): Lab => {
  const [red, green, blue] = bytesOfHex(colour)
  return labOfLinear(linearByte(red), linearByte(green), linearByte(blue))
}

const labs = {
  spring: palettes.spring.map(({ colour }) => labOfColour(colour)),
  summer: palettes.summer.map(({ colour }) => labOfColour(colour)),
  autumn: palettes.autumn.map(({ colour }) => labOfColour(colour)),
  winter: palettes.winter.map(({ colour }) => labOfColour(colour)),
}

/** CIEDE2000 from a colour to the nearest colour of a palette. Further digits are noise. */
const distanceTo = (season: Season, lab: Lab): number => {
  const distances = labs[season].map((swatch) => ciede2000(lab, swatch))
  return Math.round(Math.min(...distances) * 100) / 100
}

/** CIEDE2000 from a colour to the nearest colour of each season's palette, to two digits. */
export const shadeDistances = (colour: string): Readonly<Record<Season, number>> => {
  const lab = labOfColour(colour)
  return {
    spring: distanceTo('spring', lab),
    summer: distanceTo('summer', lab),
    autumn: distanceTo('autumn', lab),
    winter: distanceTo('winter', lab),
  }
}
