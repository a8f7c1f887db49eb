// People generated from known constants, which a fit should find.
import type { LightLog } from '@kaoiro/analyser/colour'
import type { Expression, Measures } from '@kaoiro/analyser/traits'
import type { Gender } from '@kaoiro/core/diagnosis'
import { byTrait } from '@kaoiro/core/diagnosis'
import type { Random } from '../../statistics/random.js'
import { namedStream, uniform } from '../../statistics/random.js'
import type { Person, Shown } from '../fit/people.js'

const grey: LightLog = { red: -1, green: -1, blue: -1 }

const atRest: Expression = { open: 0, corners: 0.3, lips: 0.14 }

const plain: Shown = {
  shape: { measures: byTrait(() => 0), pose: { yaw: 0, pitch: 0 }, expression: atRest },
  colours: { skin: grey, whites: [] },
}

const genderOf = (i: number): Gender => (i % 2 === 0 ? 'WOMEN' : 'MEN')

type Photos = Pick<Person, 'original' | 'second' | 'posed'>

const personWith = (i: number, photos: Photos): Person => ({
  file: `${i}.jpg`,
  folder: i % 4 < 2 ? 'female-asian' : 'female-white',
  gender: genderOf(i),
  half: i % 8 < 4 ? 'even' : 'odd',
  withPaper: [],
  ...photos,
})

/** 40 people with measures that change with the square of the yaw by this slope. */
export const facesBy = (
  seed: number,
  yawSquared: number,
  own: (i: number, gender: Gender) => number,
): ReadonlyArray<Person> => {
  const random = namedStream(`faces/${seed}`)
  const within = (limit: number) => uniform(random, -limit, limit)
  return Array.from({ length: 40 }, (_, i) => {
    const neutral = own(i, genderOf(i))
    const shown = (radians: number): Shown => {
      const pose = { yaw: within(radians), pitch: within(radians) }
      const measures = byTrait(() => neutral + yawSquared * pose.yaw ** 2)
      return { ...plain, shape: { ...plain.shape, measures, pose } }
    }
    const photos = (radians: number) => [0, 1, 2].map(() => shown(radians))
    return personWith(i, { original: shown(0.2), second: photos(0.1), posed: photos(0.3) })
  })
}

/** The effect of a smile: on all measures but the mouth's, and what its width and the lips tell of its width at rest. */
export interface SmileEffect {
  readonly smile: number
  readonly mouthAtRest: { readonly width: number; readonly lips: number; readonly offset: number }
}

/** 40 people, each at rest and with a clear smile. */
export const smilersBy = (
  seed: number,
  { smile, mouthAtRest }: SmileEffect,
): ReadonlyArray<Person> => {
  const random = namedStream(`smilers/${seed}`)
  const near = (n: number) => n + uniform(random, -0.01, 0.01)
  return Array.from({ length: 40 }, (_, i) => {
    const neutral = uniform(random, 0.3, 0.4)
    const lips = uniform(random, 0.1, 0.2)
    const wide = (neutral - mouthAtRest.lips * lips - mouthAtRest.offset) / mouthAtRest.width
    const photo = (name: string, corners: number, measures: Measures): Person => ({
      ...personWith(i, { original: plain, second: [], posed: [] }),
      file: `${i}-${name}.jpg`,
      original: {
        ...plain,
        shape: { ...plain.shape, measures, expression: { open: 0, corners: near(corners), lips } },
      },
    })
    return [
      photo(
        'neutral',
        0.3,
        byTrait(() => neutral),
      ),
      photo('smiling', 0.1, { ...byTrait(() => neutral + smile), mouthWidth: wide }),
    ]
  }).flat()
}

const colourNear = (random: Random, { red, green, blue }: LightLog, spread: number): LightLog => {
  const near = (n: number) => n + uniform(random, -spread, spread)
  return { red: near(red), green: near(green), blue: near(blue) }
}

const coloursBy = (random: Random) => ({
  skin: colourNear(random, { red: -0.4, green: -1, blue: -1.4 }, 0.15),
  hair: colourNear(random, { red: -4, green: -4.2, blue: -4.4 }, 0.3),
  iris: colourNear(random, { red: -3.5, green: -4, blue: -4.5 }, 0.3),
  lips: colourNear(random, { red: -0.8, green: -1.9, blue: -2 }, 0.2),
  // Nearly the same in everybody.
  white: colourNear(random, { red: -1.1, green: -1.3, blue: -1.5 }, 0.002),
  surroundings: colourNear(random, { red: -0.5, green: -0.5, blue: -0.5 }, 0.002),
})

/** 120 people of different colouring, each with two second photos in other light. */
export const colouringsBy = (seed: number): ReadonlyArray<Person> => {
  const random = namedStream(`colourings/${seed}`)
  return Array.from({ length: 120 }, (_, i) => {
    const colours = coloursBy(random)
    const relit = (): Shown => {
      const light = colourNear(random, { red: 0, green: 0, blue: 0 }, 0.2)
      const lit = ({ red, green, blue }: LightLog): LightLog => ({
        red: red + light.red,
        green: green + light.green,
        blue: blue + light.blue,
      })
      const { skin, hair, iris, lips, white, surroundings } = colours
      const faceColours = { skin: lit(skin), hair: lit(hair), iris: lit(iris), lips: lit(lips) }
      const lightColours = { white: lit(white), surroundings: lit(surroundings), whites: [] }
      return { ...plain, colours: { ...faceColours, ...lightColours } }
    }
    const original = { ...plain, colours: { ...colours, whites: [] } }
    return personWith(i, { original, second: [relit(), relit()], posed: [] })
  })
}
