import * as O from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import { secondNamed, undertoneOf } from '@kaoiro/core/diagnosis'
import type { Diagnosis, FaceTypeAnalysis } from '@kaoiro/core/diagnosis'
import type { Feature } from '@kaoiro/core/chart'
import { sideOf } from '@kaoiro/core/chart'
import type { Content } from './content.js'
import type { StyleTexts, StyleTopic } from './style-texts.js'
import { styleTopics } from './style-texts.js'
import type { WardrobeColours } from './wardrobe-colours.js'
import { wardrobeColours } from './wardrobe-colours.js'

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
  (diagnosis: Diagnosis): ReadonlyArray<Advice> =>
    styleTopics.filter(isFor(diagnosis)).map((topic) => ({
      topic,
      title: style.titles[topic],
      text: style.join(sentencesOn[topic](style, diagnosis)),
      colours: topic === 'colours' ? wardrobeColours(diagnosis.colorType) : null,
    }))

/** The sentence names colours to keep away from the face, which the other undertone's season may suit as well. */
const isFor =
  ({ colorType, colorComposition }: Diagnosis) =>
  (topic: StyleTopic): boolean =>
    topic !== 'apart' ||
    !pipe(
      secondNamed(colorType, colorComposition),
      O.exists((season) => undertoneOf(season) !== undertoneOf(colorType)),
    )

type Sentences = ReadonlyArray<string>

const sentencesOn: Readonly<Record<StyleTopic, (texts: StyleTexts, of: Diagnosis) => Sentences>> = {
  colours: ({ wardrobe }, { colorType, gender }) => [
    wardrobe[colorType].base,
    wardrobe[colorType].accent[gender],
  ],
  apart: ({ wardrobe }, { colorType }) => [wardrobe[colorType].apart],
  shape: ({ shapes }, { faceType }) => [shapes[faceType]],
  neckline: ({ necklines }, { gender, faceTypeAnalysis }) => {
    const { faceLine, position } = sidesOf(faceTypeAnalysis)
    return [
      necklines.byFaceLine[gender][faceLine],
      ...(position === 'standard' ? [] : [necklines.byPosition[position]]),
    ]
  },
  glasses: ({ glasses }, { faceTypeAnalysis }) => {
    const { faceLine, brows, eyes } = sidesOf(faceTypeAnalysis)
    return [
      glasses.byFaceLine[faceLine],
      ...(brows === 'standard' ? [] : [glasses.byBrows[brows]]),
      ...(eyes === 'standard' ? [] : [glasses.byEyes[eyes]]),
    ]
  },
  metal: ({ metals }, { colorType }) => [metals[colorType]],
  hair: ({ hair }, { colorType }) => [hair[colorType]],
}

/** The sides of the axes on which the levels are; slight and full levels have the same side. */
const sidesOf = ([faceLine, brows, eyes, , position]: FaceTypeAnalysis) => ({
  faceLine: sideIn({ first: 'sharp', last: 'round' }, { trait: 'faceLine', level: faceLine }),
  brows: sideIn({ first: 'arch', last: 'straight' }, { trait: 'eyebrowAngle', level: brows }),
  eyes: sideIn({ first: 'round', last: 'narrow' }, { trait: 'eyeVerticalLength', level: eyes }),
  position: sideIn({ first: 'low', last: 'high' }, { trait: 'noseRatio', level: position }),
})

const sideIn = <First extends string, Last extends string>(
  names: { readonly first: First; readonly last: Last },
  feature: Feature,
): First | Last | 'standard' => {
  const side = sideOf(feature)
  return side === 'standard' ? side : names[side]
}
