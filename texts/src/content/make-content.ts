import { seasonsByShare, undertoneOf } from '@kaoiro/core/diagnosis'
import type {
  Composition,
  FaceType,
  Season,
  SeasonDirection,
  Undertone,
} from '@kaoiro/core/diagnosis'
import type { MapPlace } from '@kaoiro/core/chart'
import type { Swatch } from '@kaoiro/core/palette'
import { palettes } from '@kaoiro/core/palette'
import type { Comparison } from '@kaoiro/core/results'
import type { ModuleParts, Parts } from '../../compiled/parts.js'
import type { Grammar } from './grammar.js'
import { makeFace } from './make-face.js'

type ContentParts = ModuleParts['content']

/** The texts on one face pattern or one season in one language. */
export interface EntryTexts {
  readonly name: string
  readonly description: string
  readonly makeup: {
    readonly description: string
    readonly points: ReadonlyArray<{ readonly title: string; readonly content: string }>
  }
}

/** Composes the texts of a result from a language's texts and grammar. */
export function makeContent(parts: ContentParts, grammar: Grammar) {
  const { certainty, comparison, style, swatches } = parts
  const faceTypes: Readonly<Record<FaceType, EntryTexts>> = parts.faceTypes
  /** For men with `chic`, which women are shown too. The other men's patterns have grooming as their makeup. */
  const groomingForChic: EntryTexts['makeup'] = parts.groomingForChic
  return {
    ...parts,
    faceTypes,
    groomingForChic,
    seasons: madeSeasons(parts.seasons, grammar),
    ...makeNames(parts),
    impersonal: grammar.impersonal,
    pictures: makePictures(parts, grammar),
    certainty: {
      ...certainty,
      /** A sentence on a second answer that another photo may give; `share` is how often. */
      near: (name: string, share?: string): string =>
        share === undefined ? certainty.near({ name }) : certainty.nearWithShare({ name, share }),
    },
    comparison: {
      ...comparison,
      map: ({ curve, age }: Comparison['map'], people: People): string =>
        comparison.map[mapName(curve, age)](people),
      /** How the colours that suit the other differ from those that suit the one. */
      suitsB: (direction: SeasonDirection, people: People): string =>
        comparison.suitsB[directionName(direction)](people),
    },
    face: makeFace(parts, grammar),
    style: {
      ...style,
      /** Makes a paragraph of sentences. */
      join: (sentences: ReadonlyArray<string>): string => sentences.join(grammar.betweenSentences),
      /** The names of colours in a sentence, without places for line breaks. */
      colours: (named: ReadonlyArray<Swatch>): string =>
        grammar.list(named.map(({ id }) => swatches[id].replaceAll('\u200b', ''))),
    },
  }
}

/** The names of two people within sentences: letters, or you and a friend. */
export interface People {
  readonly one: string
  readonly other: string
}

type SeasonEntry = EntryTexts & {
  /** The first part of the description, which names no colour to wear. */
  readonly character: string
  readonly undertone: Undertone
}

/** Adds the undertone, which is the same in all languages, and joins the description. */
const madeSeasons = (
  texts: ContentParts['seasons'],
  { betweenSentences }: Grammar,
): Readonly<Record<Season, SeasonEntry>> => {
  const made = (season: Season): SeasonEntry => {
    const entry = texts[season]
    const description = entry.character + betweenSentences + entry.wear
    return { ...entry, description, undertone: undertoneOf(season) }
  }
  return {
    spring: made('spring'),
    summer: made('summer'),
    autumn: made('autumn'),
    winter: made('winter'),
  }
}

type NamesOf<Name> = (name: Name, also: Name | null) => ReadonlyArray<string>

/** The name of a pattern or season; with a second, also "or" and its name: in two lines, and in one. */
const makeNames = ({ faceTypes, seasons, twoNames: texts }: ContentParts) => {
  const lines = <Name extends string>(entries: Readonly<Record<Name, { readonly name: string }>>) =>
    ((name, also) => [
      entries[name].name,
      ...(also === null ? [] : [texts.second({ name: entries[also].name })]),
    ]) satisfies NamesOf<Name>
  const inLine =
    <Name extends string>(namesOf: NamesOf<Name>) =>
    (name: Name, also: Name | null): string => {
      const [first = '', second] = namesOf(name, also)
      return second === undefined ? first : texts.both({ first, second })
    }
  const [patternNames, seasonNames] = [lines(faceTypes), lines(seasons)]
  return {
    ...{ patternNames, patternName: inLine(patternNames) },
    ...{ seasonNames, seasonName: inLine(seasonNames) },
  }
}

/** Text alternatives for the pictures of a result; each is one sentence. */
const makePictures = (
  { pictures, faceTypes, seasons, shortNames }: ContentParts,
  { comma }: Grammar,
) => ({
  pattern: (type: FaceType): string => pictures.pattern({ pattern: faceTypes[type].name }),
  season: (season: Season): string => pictures.season({ season: seasons[season].name }),
  palette: (season: Season): string =>
    pictures.palette({ season: seasons[season].name, count: palettes[season].length }),
  /** The visitor's position on the map; `type` is their pattern, the nearest one. */
  faceMap: (visitor: { readonly place: MapPlace; readonly type: FaceType }): string => {
    const { curve, age } = visitor.place
    const middles = [curve, age].filter((side) => side === 'middle').length
    const kind = middles === 2 ? 'centre' : middles === 1 ? 'middle' : 'side'
    const place = pictures.place({ kind, curve: pictures.curves[curve], age: pictures.ages[age] })
    return pictures.faceMap({ place, pattern: faceTypes[visitor.type].name })
  },
  /** The four seasons with their percentages, the largest first. */
  composition: (shares: Composition): string =>
    pictures.composition({
      shares: seasonsByShare(shares)
        .map((season) => pictures.share({ season: shortNames[season], share: shares[season] }))
        .join(comma),
    }),
})

type DirectionName = keyof Parts['comparison']['suitsB']

/** "warmer-lighter", "warmer" or "lighter": seasons differ in at least one of the two. */
const directionName = ({ undertone, depth }: SeasonDirection): DirectionName => {
  if (undertone === null) return depth ?? 'lighter'
  return depth === null ? undertone : `${undertone}-${depth}`
}

type Side = -1 | 0 | 1

const curveNames = { '-1': 'linear', '1': 'curved' } as const
const ageNames = { '-1': 'child-like', '1': 'adult-like' } as const

const mapName = (curve: Side, age: Side): keyof Parts['comparison']['map'] => {
  if (curve === 0) return age === 0 ? 'same' : ageNames[age]
  return age === 0 ? curveNames[curve] : `${curveNames[curve]}-${ageNames[age]}`
}
