import { seasonsByShare, undertoneOf } from '@kaoiro/core/diagnosis'
import type { Season, SeasonDirection } from '@kaoiro/core/diagnosis'
import { palettes } from '@kaoiro/core/palette'
import type { ModuleParts, Parts } from '../../compiled/parts.js'
import type { Grammar } from './grammar.js'
import type { Content, NamesOf, PictureTexts } from './content.js'
import { makeFace } from './make-face.js'

type ContentParts = ModuleParts['content']

/** Composes the texts of a result from a language's texts and grammar. */
export function makeContent(parts: ContentParts, grammar: Grammar): Content {
  const { certainty, alternatives, comparison, style } = parts
  return {
    ...parts,
    seasons: madeSeasons(parts.seasons, grammar),
    ...makeNames(parts),
    pictures: makePictures(parts, grammar),
    certainty: {
      ...certainty,
      near: (name, share) =>
        share === undefined ? certainty.near({ name }) : certainty.nearWithShare({ name, share }),
    },
    alternatives: {
      ...alternatives,
      row: ({ trait, way, side }, type) =>
        alternatives.row({ change: alternatives.changes[trait][way][side], type }),
    },
    comparison: {
      ...comparison,
      map: ({ curve, age }) => comparison.map[mapName(curve, age)],
      suitsB: (direction) => comparison.suitsB[directionName(direction)],
    },
    face: makeFace(parts, grammar),
    style: { ...style, join: (sentences) => sentences.join(grammar.betweenSentences) },
  }
}

/** Adds the undertone, which is the same in all languages, and joins the description. */
const madeSeasons = (
  texts: ContentParts['seasons'],
  { betweenSentences }: Grammar,
): Content['seasons'] => {
  const made = (season: Season) => {
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

const makeNames = ({
  faceTypes,
  seasons,
  twoNames: texts,
}: ContentParts): Pick<Content, 'patternName' | 'patternNames' | 'seasonName' | 'seasonNames'> => {
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

const makePictures = (
  { pictures, faceTypes, seasons, shortNames }: ContentParts,
  { comma }: Grammar,
): PictureTexts => ({
  pattern: (type) => pictures.pattern({ pattern: faceTypes[type].name }),
  season: (season) => pictures.season({ season: seasons[season].name }),
  palette: (season) =>
    pictures.palette({ season: seasons[season].name, count: palettes[season].length }),
  faceMap: ({ place: { curve, age }, type }) => {
    const middles = [curve, age].filter((side) => side === 'middle').length
    const kind = middles === 2 ? 'centre' : middles === 1 ? 'middle' : 'side'
    const place = pictures.place({ kind, curve: pictures.curves[curve], age: pictures.ages[age] })
    return pictures.faceMap({ place, pattern: faceTypes[type].name })
  },
  composition: (shares) =>
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
