import type { Certainty, Diagnosis, Trait } from '@kaoiro/core/diagnosis'
import type { Feature } from '@kaoiro/core/chart'
import { sideIn, toldFeatures } from '@kaoiro/core/chart'
import type { WardrobeColours } from '@kaoiro/core/palette'
import { alsoSuits, namesAvoided, wardrobeColours } from '@kaoiro/core/palette'
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
 * Advice on clothes, glasses, metals and hair. Colours follow from the season, cut and fabric from the face pattern,
 * necklines and frames from the levels. Lines repeat those of the face, as in the patterns' descriptions.
 */
export const styleAdvice =
  ({ style }: Content) =>
  (diagnosis: Diagnosis, certainty: Certainty = {}): ReadonlyArray<Advice> => {
    const of = { ...diagnosis, sides: sidesOf(toldFeatures(diagnosis, certainty)) }
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

type Sided = Diagnosis & { readonly sides: ReturnType<typeof sidesOf> }

const sentencesOn: Readonly<Record<StyleTopic, (texts: Content['style'], of: Sided) => Sentences>> =
  {
    colours: ({ wardrobe }, { colorType, gender }) => [
      wardrobe[colorType].base,
      wardrobe[colorType].accent[gender],
    ],
    apart: ({ wardrobe }, { colorType }) => [wardrobe[colorType].apart],
    shape: ({ shapes }, { faceType }) => [shapes[faceType]],
    neckline: ({ necklines }, { gender, sides: { faceLine, position } }) => [
      necklines.byFaceLine[gender][faceLine],
      ...(position === 'standard' ? [] : [necklines.byPosition[position]]),
    ],
    glasses: ({ glasses }, { sides: { faceLine, brows, eyes } }) => [
      glasses.byFaceLine[faceLine],
      ...(brows === 'standard' ? [] : [glasses.byBrows[brows]]),
      ...(eyes === 'standard' ? [] : [glasses.byEyes[eyes]]),
    ],
    metal: ({ metals }, { colorType }) => [metals[colorType]],
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
