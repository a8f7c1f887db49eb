import type { Certainty, Diagnosis, Season, Trait } from '@kaoiro/core/diagnosis'
import type { Feature } from '@kaoiro/core/chart'
import { sideIn, toldFeatures } from '@kaoiro/core/chart'
import type { Swatch, SwatchId } from '@kaoiro/core/palette'
import { alsoSuits, avoidedColours, palettes } from '@kaoiro/core/palette'
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
const isFor = (diagnosis: Diagnosis) => {
  const avoided = avoidedColours(diagnosis.colorType, alsoSuits(diagnosis)).map(({ id }) => id)
  return (topic: StyleTopic): boolean =>
    topic !== 'apart' || apartIds[diagnosis.colorType].every((id) => avoided.includes(id))
}

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

interface Wardrobe<Colour> {
  /** For coats, jackets and trousers. */
  readonly base: ReadonlyArray<Colour>
  /** For shirts, knitwear and accessories. */
  readonly accent: ReadonlyArray<Colour>
}

export type WardrobeColours = Wardrobe<Swatch>

/** Swatches of each season's palette that its wardrobe texts name. */
const ids: Readonly<Record<Season, Wardrobe<SwatchId>>> = {
  spring: {
    base: ['ivory', 'light-beige', 'camel'],
    accent: ['coral-pink', 'leaf-green', 'aqua-blue'],
  },
  summer: {
    base: ['soft-white', 'pearl-grey', 'greyish-navy'],
    accent: ['rose-pink', 'lavender', 'sky-blue'],
  },
  autumn: {
    base: ['ecru', 'mocha-brown', 'olive'],
    accent: ['terracotta', 'mustard', 'peacock-green'],
  },
  winter: {
    base: ['pure-white', 'midnight-navy', 'black'],
    accent: ['cherry-red', 'royal-blue', 'emerald-green'],
  },
}

/** Swatches of other palettes that each season's text on colours to keep away names. */
const apartIds: Readonly<Record<Season, ReadonlyArray<SwatchId>>> = {
  spring: ['black', 'royal-purple'],
  summer: ['mustard', 'olive'],
  autumn: ['icy-blue', 'icy-pink'],
  winter: ['khaki', 'sand-beige'],
}

/** The colours of a season's wardrobe. */
const wardrobeColours = (season: Season): WardrobeColours => {
  const palette: ReadonlyArray<Swatch> = palettes[season]
  const swatches = (chosen: ReadonlyArray<SwatchId>) =>
    chosen.flatMap((id) => palette.find((swatch) => swatch.id === id) ?? [])
  return { base: swatches(ids[season].base), accent: swatches(ids[season].accent) }
}
