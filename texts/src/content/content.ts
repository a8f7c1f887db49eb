import type { MapPlace } from '@kaoiro/core/chart'
import type { Comparison } from '@kaoiro/core/results'
import type {
  Composition,
  FaceType,
  Season,
  SeasonDirection,
  Trait,
  Undertone,
} from '@kaoiro/core/diagnosis'
import type { ModuleParts, Parts } from '../../compiled/parts.js'
import type { FaceTexts } from './face-texts.js'

/** The texts on one face pattern or one season in one language. */
export interface EntryTexts {
  readonly name: string
  readonly description: string
  readonly makeup: {
    readonly description: string
    readonly points: ReadonlyArray<{ readonly title: string; readonly content: string }>
  }
}

interface SeasonEntry extends EntryTexts {
  /** The first part of the description, which names no colour to wear. */
  readonly character: string
  readonly undertone: Undertone
}

export type NamesOf<Name> = (name: Name, also: Name | null) => ReadonlyArray<string>

/** Text alternatives for the pictures of a result; each is one sentence. */
export interface PictureTexts {
  readonly pattern: (type: FaceType) => string
  readonly season: (season: Season) => string
  readonly palette: (season: Season) => string
  /** The visitor's position on the map; `type` is their pattern, the nearest one. */
  readonly faceMap: (visitor: { readonly place: MapPlace; readonly type: FaceType }) => string
  /** The four seasons with their percentages, the largest first. */
  readonly composition: (shares: Composition) => string
}

/** A circumstance that makes a photo's result less certain: its name in a few words, and advice on it in a sentence. */
export type DoubtTexts = Parts['certainty']['doubts']['smile']

/** A change of a feature by one level: more of what a side of its scale means, or less of it. */
export interface SmallChange {
  readonly trait: Trait
  readonly way: 'more' | 'less'
  readonly side: 'first' | 'last'
}

/**
 * Texts on the certainty of a result: how often another photo would give the same pattern, and how many labelled portraits with
 * such colours are called the season.
 */
interface CertaintyTexts extends Omit<Parts['certainty'], 'near'> {
  /** A sentence on a second answer that another photo may give; `share` is how often. */
  readonly near: (name: string, share?: string) => string
}

/** Texts on how a small change would alter a result. */
interface AlternativeTexts extends Omit<Parts['alternatives'], 'row'> {
  /** A sentence on a small change that would give another face type; `type` is its name. */
  readonly row: (change: SmallChange, type: string) => string
}

/** Texts for the comparison of two results, A and B. All but `differences` are sentences. */
interface ComparisonTexts extends Omit<Parts['comparison'], 'map' | 'suitsB'> {
  readonly map: (direction: Comparison['map']) => string
  /** How the colours that suit B differ from those that suit A. */
  readonly suitsB: (direction: SeasonDirection) => string
}

/** Advice on clothes, glasses, metals and hair; `styleAdvice` selects the sentences for a result. */
export type StyleTexts = Parts['style'] & {
  /** Makes a paragraph of sentences. */
  readonly join: (sentences: ReadonlyArray<string>) => string
}

/** What `makeContent` changes of a language's texts. */
interface MadeContent {
  readonly faceTypes: Readonly<Record<FaceType, EntryTexts>>
  readonly seasons: Readonly<Record<Season, SeasonEntry>>
  /** For men with `chic`, which women are shown too. The other men's patterns have grooming as their makeup. */
  readonly groomingForChic: EntryTexts['makeup']
  readonly pictures: PictureTexts
  readonly certainty: CertaintyTexts
  readonly alternatives: AlternativeTexts
  readonly face: FaceTexts
  readonly comparison: ComparisonTexts
  readonly style: StyleTexts
}

/** All texts of a result in one language. */
export interface Content
  extends MadeContent, Omit<ModuleParts['content'], keyof MadeContent | 'twoNames'> {
  /** The name of a pattern or season; with a second, also "or" and its name, for a second line. */
  readonly patternNames: NamesOf<FaceType>
  readonly seasonNames: NamesOf<Season>
  /** The same in one line. */
  readonly patternName: (type: FaceType, also: FaceType | null) => string
  readonly seasonName: (season: Season, also: Season | null) => string
}
