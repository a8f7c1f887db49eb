import type { MapPlace } from '../chart/face-map.js'
import type { Composition } from '../diagnosis/composition.js'
import type { FaceType } from '../diagnosis/face-type.js'
import type { Season, Undertone } from '../diagnosis/season.js'
import type { AgreementTexts } from './agreement-texts.js'
import type { AlternativeTexts } from './alternative-texts.js'
import type { CertaintyTexts } from './certainty-texts.js'
import type { ComparisonTexts } from './comparison-texts.js'
import type { SwatchId } from './palettes.js'

export interface MakeupPoint {
  readonly title: string
  readonly content: string
}

/** What is written about one face pattern or one season in one language. */
export interface EntryTexts {
  readonly name: string
  readonly description: string
  readonly makeup: { readonly description: string; readonly points: ReadonlyArray<MakeupPoint> }
}

/** What the result page says about one face pattern or one season. */
export interface Entry extends EntryTexts {
  /** Where the store shows its cosmetics for it. */
  readonly url: string
}

export interface SeasonEntry extends Entry {
  readonly undertone: Undertone
}

/** The labels of one chart row: its title, and one label for each level, first index first. */
export interface AxisLabels {
  readonly title: string
  readonly levels: ReadonlyArray<string>
}

/** A text for each picture of the result that says the same as the picture; each one sentence. */
export interface PictureTexts {
  readonly pattern: (type: FaceType) => string
  readonly season: (season: Season) => string
  readonly palette: (season: Season) => string
  /** Where the visitor stands; `type` is their pattern, the nearest one on the map. */
  readonly faceMap: (visitor: { readonly place: MapPlace; readonly type: FaceType }) => string
  /** The four seasons with their percentages, the largest first. */
  readonly composition: (shares: Composition) => string
}

/** Everything the result says in one language. */
export interface Content {
  readonly faceTypes: Readonly<Record<FaceType, Entry>>
  readonly seasons: Readonly<Record<Season, SeasonEntry>>
  /** Three or four words for each pattern and each season, to be shown apart from one another. */
  readonly typeKeywords: Readonly<Record<FaceType, ReadonlyArray<string>>>
  readonly seasonKeywords: Readonly<Record<Season, ReadonlyArray<string>>>
  /** The seasons where there is no room for their names, such as in a chart. */
  readonly shortNames: Readonly<Record<Season, string>>
  readonly swatches: Readonly<Record<SwatchId, string>>
  /** Rows A to E, in the order of `traits`. */
  readonly axes: readonly [AxisLabels, AxisLabels, AxisLabels, AxisLabels, AxisLabels]
  readonly faceMap: {
    readonly childLike: string
    readonly adultLike: string
    readonly linear: string
    readonly curved: string
  }
  readonly pictures: PictureTexts
  readonly certainty: CertaintyTexts
  readonly agreement: AgreementTexts
  readonly alternatives: AlternativeTexts
  readonly comparison: ComparisonTexts
}
