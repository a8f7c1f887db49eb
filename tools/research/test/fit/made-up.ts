import type { LightLog } from '@kaoiro/core/analysis/colour/light-log'
import type { Nuisance } from '@kaoiro/core/analysis/traits/population'
import type { FaceShape } from '@kaoiro/core/analysis/traits/trait-scores'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { byTrait } from '@kaoiro/core/diagnosis/level'
import type { Random } from '../../../statistics/random.js'
import { namedStream, uniform } from '../../../statistics/random.js'
import type { Person, Shown } from '../../fit/people/person.js'

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
export type Slopes = Nuisance

export const noSlopes: Slopes = { pitch: 0, pitchSquared: 0, yawSquared: 0, open: 0, lift: 0 }

/** Every measure is someone's own but for what pose and expression add. */
const shapeOf = (
  own: number,
  slopes: Slopes,
  pose: FaceShape['pose'],
  expression: FaceShape['expression'],
): FaceShape => {
  const measure =
    own +
    slopes.pitch * pose.pitch +
    slopes.pitchSquared * pose.pitch ** 2 +
    slopes.yawSquared * pose.yaw ** 2 +
    slopes.open * expression.open +
    slopes.lift * expression.lift
  return { measures: each(measure), contourJaw: NaN, pose, expression }
}

const genderOf = (i: number): Gender => (i % 2 === 0 ? 'WOMEN' : 'MEN')

const personWith = (
  i: number,
  original: Shown,
  { second, posed }: Pick<Person, 'second' | 'posed'>,
): Person => ({
  file: `${i}.jpg`,
  folder: i % 4 < 2 ? 'female-asian' : 'female-white',
  gender: genderOf(i),
  original,
  second,
  posed,
})

/** People whose measures are their own but for what pose and expression add, each with one expression. */
export const facesBy = (
  seed: number,
  slopes: Slopes,
  own: (i: number, gender: Gender) => number,
): ReadonlyArray<Person> => {
  const random = namedStream(`faces/${seed}`)
  return Array.from({ length: 40 }, (_, i) => {
    const measure = own(i, genderOf(i))
    const expression = { open: uniform(random, 0, 0.1), lift: uniform(random, -0.05, 0.05) }
    const shown = (radians: number): Shown => {
      const pose = {
        yaw: uniform(random, -radians, radians),
        pitch: uniform(random, -radians, radians),
      }
      return { ...plain, shape: shapeOf(measure, slopes, pose, expression) }
    }
    const photos = (radians: number) => [0, 1, 2].map(() => shown(radians))
    return personWith(i, shown(0.2), { second: photos(0.1), posed: photos(0.3) })
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
    return personWith(i, { ...plain, colours }, { second, posed: [] })
  })
}
