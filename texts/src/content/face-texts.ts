import type { Decision, Effect, Feature, TraitSide } from '@kaoiro/core/chart'
import type { Gender, Season, Trait } from '@kaoiro/core/diagnosis'

/** The joint impression of two features that affect different coordinates of the map. */
export type Blend =
  | 'linear-child-like'
  | 'linear-adult-like'
  | 'curved-child-like'
  | 'curved-adult-like'

/** The parts of a headline about a face. */
export interface Lead {
  readonly main:
    | {
        readonly _tag: 'Features'
        /** One or two. */
        readonly features: ReadonlyArray<Feature>
        readonly impression: Effect | Blend
      }
    | Exclude<Decision, { readonly _tag: 'Features' }>
  /** A feature that adds something else. */
  readonly nuance: Feature | null
}

/** Texts about a face from its levels. All functions but the first two return one sentence. */
export interface FaceTexts {
  /** The first part of the headline. */
  readonly opening: (lead: Lead) => string
  /** The end of the headline: the colours of a season, or those that it shares with a second one. */
  readonly colours: (season: Season, also: Season | null) => string
  /**
   * Those of face line, brows and eyes that are not standard: one or two groups of equal effect, each in the order of the
   * chart.
   */
  readonly lines: (groups: ReadonlyArray<ReadonlyArray<Feature>>) => string
  /** Mouth and position of the features; not both are standard. */
  readonly proportions: (
    sides: { readonly position: TraitSide; readonly mouth: TraitSide },
    gender: Gender,
  ) => string
  /** The traits that are standard among people of this gender; at least one. */
  readonly standard: (traits: ReadonlyArray<Trait>, gender: Gender) => string
  /** Why the face has its pattern; `type` is the pattern's name, `count` the number of features that point to it. */
  readonly decided: (decision: Decision, type: string, count: number) => string
}
