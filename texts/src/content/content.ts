import type { MapPlace } from '@kaoiro/core/chart'
import type { Comparison } from '@kaoiro/core/results'
import type {
  Composition,
  FaceType,
  Season,
  SeasonDirection,
  Undertone,
} from '@kaoiro/core/diagnosis'
import type { Parts } from '../../compiled/parts.js'
import type { AlternativeTexts } from './alternative-texts.js'
import type { CertaintyTexts } from './certainty-texts.js'
import type { FaceTexts } from './face-texts.js'
import type { MetalId, SwatchId } from '@kaoiro/core/palette'
import type { StyleTexts } from './style-texts.js'

export interface MakeupPoint {
  readonly title: string
  readonly content: string
}

/** The texts on one face pattern or one season in one language. */
export interface EntryTexts {
  readonly name: string
  readonly description: string
  readonly makeup: { readonly description: string; readonly points: ReadonlyArray<MakeupPoint> }
}

export interface SeasonEntry extends EntryTexts {
  readonly undertone: Undertone
}

/** The labels of one chart row: its title, and one label for each level, in the order of the indices. */
export interface AxisLabels {
  readonly title: string
  readonly levels: ReadonlyArray<string>
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

/** Texts for the comparison of two results, A and B. All but `differences` are sentences. */
interface ComparisonTexts extends Omit<Parts['comparison'], 'map' | 'suitsB'> {
  readonly map: (direction: Comparison['map']) => string
  /** How the colours that suit B differ from those that suit A. */
  readonly suitsB: (direction: SeasonDirection) => string
}

/** All texts of a result in one language. */
export interface Content {
  readonly faceTypes: Readonly<Record<FaceType, EntryTexts>>
  readonly seasons: Readonly<Record<Season, SeasonEntry>>
  /** For men with `chic`, which women are shown too. The other men's patterns have grooming as their makeup. */
  readonly groomingForChic: EntryTexts['makeup']
  /** Three or four keywords for each pattern and each season, displayed separately. */
  readonly typeKeywords: Readonly<Record<FaceType, ReadonlyArray<string>>>
  readonly seasonKeywords: Readonly<Record<Season, ReadonlyArray<string>>>
  /** Short names of the seasons, for places without room for the names, such as charts. */
  readonly shortNames: Readonly<Record<Season, string>>
  /** The name of a pattern or season; with a second, also "or" and its name, for a second line. */
  readonly patternNames: NamesOf<FaceType>
  readonly seasonNames: NamesOf<Season>
  /** The same in one line. */
  readonly patternName: (type: FaceType, also: FaceType | null) => string
  readonly seasonName: (season: Season, also: Season | null) => string
  readonly swatches: Readonly<Record<SwatchId, string>>
  readonly metals: Readonly<Record<MetalId, string>>
  /** Rows A to E, in the order of `traits`. */
  readonly axes: readonly [AxisLabels, AxisLabels, AxisLabels, AxisLabels, AxisLabels]
  readonly faceMap: Parts['faceMap']
  readonly pictures: PictureTexts
  readonly certainty: CertaintyTexts
  readonly agreement: Parts['agreement']
  readonly alternatives: AlternativeTexts
  readonly face: FaceTexts
  readonly comparison: ComparisonTexts
  readonly style: StyleTexts
}
