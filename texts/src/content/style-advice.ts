import type { Certainty, Diagnosis, Trait } from '@kaoiro/core/diagnosis'
import type { Feature } from '@kaoiro/core/chart'
import { sideIn, toldFeatures } from '@kaoiro/core/chart'
import type { Swatch, WardrobeColours } from '@kaoiro/core/palette'
import {
  alsoSuits,
  beginningWith,
  frameColours,
  namesAvoided,
  wardrobeColours,
} from '@kaoiro/core/palette'
import type { Content } from './content.js'

/** The topics of the style advice, in the order of the page. */
export const styleTopics = [
  'colours',
  'apart',
  'shape',
  'neckline',
  'glasses',
  'metal',
  'hair',
] as const

export type StyleTopic = (typeof styleTopics)[number]

/** Advice on one topic. */
export interface Advice {
  readonly topic: StyleTopic
  readonly title: string
  /** One to three sentences. */
  readonly text: string
  /** The colours that the text names; null for other topics. */
  readonly colours: WardrobeColours | null
}

/**
 * Advice on clothes, glasses, metals and hair. Colours follow from the season, pieces, cut and fabric from the face
 * pattern, necklines and frames from the levels. Lines repeat those of the face, as in the patterns' descriptions.
 */
export const styleAdvice =
  ({ style }: Content) =>
  (diagnosis: Diagnosis, certainty: Certainty = {}): ReadonlyArray<Advice> => {
    const sides = sidesOf(toldFeatures(diagnosis, certainty))
    const of = { ...diagnosis, ...orderedColours(diagnosis), sides }
    return styleTopics.filter(isFor(diagnosis)).map((topic) => ({
      topic,
      title: style.titles[topic],
      text: style.join(sentencesOn[topic](style, of)),
      colours: topic === 'colours' ? wardrobeColours(diagnosis.colorType) : null,
    }))
  }

/** The sentence names two colours to keep away from the face, which may be near a second season's. */
const isFor =
  (diagnosis: Diagnosis) =>
  (topic: StyleTopic): boolean =>
    topic !== 'apart' || namesAvoided(diagnosis.colorType, alsoSuits(diagnosis))

type Sentences = ReadonlyArray<string>

type Sided = Diagnosis & { readonly sides: ReturnType<typeof sidesOf> } & ReturnType<
    typeof orderedColours
  >

/** The season's colours, in the order of the sentences on a trait. */
const orderedColours = ({ colorType, faceTypeAnalysis }: Diagnosis) => {
  const ordered = (colours: ReadonlyArray<Swatch>) => (trait: Trait) =>
    beginningWith(colours, faceTypeAnalysis, trait)
  const { base, accent } = wardrobeColours(colorType)
  return { base: ordered(base), accent: ordered(accent), frame: ordered(frameColours(colorType)) }
}

const sentencesOn: Readonly<Record<StyleTopic, (texts: Content['style'], of: Sided) => Sentences>> =
  {
    colours: ({ wardrobe, pieces, colours }, { colorType, faceType, base, accent }) => [
      wardrobe[colorType].base({
        ...{ pieces: pieces[faceType].base, colours: colours(base('eyebrowAngle')) },
      }),
      wardrobe[colorType].accent({
        ...{ tops: pieces[faceType].tops, colours: colours(accent('noseRatio')) },
      }),
    ],
    apart: ({ wardrobe }, { colorType }) => [wardrobe[colorType].apart],
    shape: ({ shapes, colours }, { faceType, base }) => [
      shapes[faceType]({ colour: colours(base('eyebrowAngle').slice(0, 1)) }),
    ],
    neckline: ({ necklines, colours }, { gender, accent, sides: { faceLine, position } }) => [
      necklines.byFaceLine[gender][faceLine]({ colour: colours(accent('noseRatio').slice(0, 1)) }),
      ...(position === 'standard'
        ? []
        : [necklines.byPosition[position]({ colour: colours(accent('faceLine').slice(0, 1)) })]),
    ],
    glasses: ({ glasses, colours }, { frame, sides: { faceLine, brows, eyes } }) => [
      glasses.byFaceLine[faceLine]({ colour: colours(frame('eyeVerticalLength').slice(0, 1)) }),
      ...(brows === 'standard' ? [] : [glasses.byBrows[brows]]),
      ...(eyes === 'standard' ? [] : [glasses.byEyes[eyes]]),
    ],
    metal: ({ metals, pieces }, { colorType, faceType }) => [
      metals[colorType]({ form: pieces[faceType].jewellery }),
    ],
    hair: ({ hair }, { colorType }) => [hair[colorType]],
  }

/** The sides of the axes that may be named; slight and full levels have the same side. */
const sidesOf = (told: ReadonlyArray<Feature>) => {
  const side = <First extends string, Last extends string>(
    trait: Trait,
    first: First,
    last: Last,
  ): First | Last | 'standard' =>
    ({ first, standard: 'standard' as const, last })[sideIn(told, trait)]
  return {
    faceLine: side('faceLine', 'sharp', 'round'),
    brows: side('eyebrowAngle', 'arch', 'straight'),
    eyes: side('eyeVerticalLength', 'round', 'narrow'),
    position: side('noseRatio', 'low', 'high'),
  }
}
