import type { Lab } from '@kaoiro/core/colour'
import { ciede2000, labOfHex } from '@kaoiro/core/colour'
import type { Season } from '@kaoiro/core/diagnosis'
import { palettes } from '@kaoiro/core/palette'

const labs = {
  spring: palettes.spring.map(({ colour }) => labOfHex(colour)),
  summer: palettes.summer.map(({ colour }) => labOfHex(colour)),
  autumn: palettes.autumn.map(({ colour }) => labOfHex(colour)),
  winter: palettes.winter.map(({ colour }) => labOfHex(colour)),
}

/** CIEDE2000 from a colour to the nearest colour of a palette. Further digits are noise. */
const distanceTo = (season: Season, lab: Lab): number => {
  const distances = labs[season].map((swatch) => ciede2000(lab, swatch))
  return Math.round(Math.min(...distances) * 100) / 100
}

/** CIEDE2000 from a colour to the nearest colour of each season's palette, to two digits. */
export const shadeDistances = (colour: string): Readonly<Record<Season, number>> => {
  const lab = labOfHex(colour)
  return {
    spring: distanceTo('spring', lab),
    summer: distanceTo('summer', lab),
    autumn: distanceTo('autumn', lab),
    winter: distanceTo('winter', lab),
  }
}
