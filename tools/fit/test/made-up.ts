import type { LightLog } from '@kaoiro/core/analysis/colour/light-log'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { byTrait } from '@kaoiro/core/diagnosis/level'
import type { Random } from '../../statistics/random.js'
import { namedStream, uniform } from '../../statistics/random.js'
import type { Person, Shown } from '../people/person.js'

/** People made up from known constants, to be found again. */

const each = <A>(value: A) => byTrait(() => value)

const grey: LightLog = { red: -1, green: -1, blue: -1 }

const plain: Shown = {
  shape: {
    measures: each(0),
    contourJaw: NaN,
    pose: { yaw: 0, pitch: 0 },
    expression: { open: 0, lift: 0 },
  },
  colours: { skin: grey, whites: [] },
}

/** What a measure is made of. */
export interface Slopes {
  readonly pitch: number
  readonly open: number
  readonly lift: number
}

const shapeBy = (random: Random, measure: number, { pitch, open, lift }: Slopes): Shown => {
  const pose = { yaw: 0, pitch: uniform(random, -0.3, 0.3) }
  const expression = { open: uniform(random, 0, 0.1), lift: uniform(random, -0.05, 0.05) }
  return {
    ...plain,
    shape: {
      ...plain.shape,
      measures: each(
        measure + pitch * pose.pitch + open * expression.open + lift * expression.lift,
      ),
      pose,
      expression,
    },
  }
}

/** The same face and expression by another pitch. */
const tilted = (random: Random, { shape, colours }: Shown, slope: number): Shown => {
  const more = uniform(random, -0.2, 0.2)
  return {
    colours,
    shape: {
      ...shape,
      measures: each(shape.measures.faceLine + slope * more),
      pose: { ...shape.pose, pitch: shape.pose.pitch + more },
    },
  }
}

const genderOf = (i: number): Gender => (i % 2 === 0 ? 'WOMEN' : 'MEN')

const personWith = (i: number, original: Shown, second: ReadonlyArray<Shown>): Person => ({
  file: `${i}.jpg`,
  folder: i % 4 < 2 ? 'female-asian' : 'female-white',
  gender: genderOf(i),
  original,
  second,
})

/** People whose measures are their own but for what pose and expression add. */
export const facesBy = (
  seed: number,
  slopes: Slopes,
  own: (i: number, gender: Gender) => number,
): ReadonlyArray<Person> => {
  const random = namedStream(`faces/${seed}`)
  return Array.from({ length: 40 }, (_, i) => {
    const original = shapeBy(random, own(i, genderOf(i)), slopes)
    const second = [0, 1].map(() => tilted(random, original, slopes.pitch))
    return personWith(i, original, second)
  })
}

const colourAround = (random: Random, { red, green, blue }: LightLog, spread: number): LightLog => {
  const near = (n: number) => n + uniform(random, -spread, spread)
  return { red: near(red), green: near(green), blue: near(blue) }
}

const lit = (colour: LightLog, light: LightLog): LightLog => ({
  red: colour.red + light.red,
  green: colour.green + light.green,
  blue: colour.blue + light.blue,
})

/** Alike in everybody, but for what a photo's noise adds. */
const white: LightLog = { red: -1.1, green: -1.3, blue: -1.5 }
const wall: LightLog = { red: -0.5, green: -0.5, blue: -0.5 }
const noise = 0.002

const coloursBy = (random: Random): Shown['colours'] => ({
  skin: colourAround(random, { red: -0.4, green: -1, blue: -1.4 }, 0.15),
  hair: colourAround(random, { red: -4, green: -4.2, blue: -4.4 }, 0.3),
  iris: colourAround(random, { red: -3.5, green: -4, blue: -4.5 }, 0.3),
  lips: colourAround(random, { red: -0.8, green: -1.9, blue: -2 }, 0.2),
  white: colourAround(random, white, noise),
  surroundings: colourAround(random, wall, noise),
  whites: [],
})

/** The same face by another light. */
const relit = (random: Random, { whites, ...colours }: Shown['colours']): Shown['colours'] => {
  const light = colourAround(random, { red: 0, green: 0, blue: 0 }, 0.2)
  const { skin, ...others } = colours
  return {
    skin: lit(skin, light),
    ...Object.fromEntries(
      Object.entries(others).map(([part, colour]) => [part, lit(colour, light)]),
    ),
    whites,
  }
}

/** People of colours of their own, and second photos of them by other lights. */
export const colouringsBy = (seed: number): ReadonlyArray<Person> => {
  const random = namedStream(`colourings/${seed}`)
  return Array.from({ length: 120 }, (_, i) => {
    const colours = coloursBy(random)
    const second = [0, 1].map(() => ({ ...plain, colours: relit(random, colours) }))
    return personWith(i, { ...plain, colours }, second)
  })
}
