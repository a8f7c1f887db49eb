import type { Decision, Effect, Feature, TraitSide } from '@kaoiro/core/chart'
import type { Gender, Trait } from '@kaoiro/core/diagnosis'

/** The joint impression of two features that affect different coordinates of the map. */
export type Blend =
  | 'linear-child-like'
  | 'linear-adult-like'
  | 'curved-child-like'
  | 'curved-adult-like'

/** The features that lead a face. */
export type Lead =
  | { readonly _tag: 'Balanced' }
  | { readonly _tag: 'One'; readonly feature: Feature; readonly effect: Effect }
  /** Two features that add up to one impression, the more prominent first. */
  | {
      readonly _tag: 'Two'
      readonly features: readonly [Feature, Feature]
      readonly impression: Effect | Blend
    }
  /** Two features with opposite effects; `effect` is that of the second, less prominent one. */
  | {
      readonly _tag: 'Contrast'
      readonly features: readonly [Feature, Feature]
      readonly effect: Effect
    }

/** Texts about a face from its levels. All functions return one sentence. */
export interface FaceTexts {
  readonly lead: (lead: Lead) => string
  /**
   * Those of face line, brows and eyes that are not standard: one or two groups of equal effect, each in the order of the
   * chart.
   */
  readonly lines: (groups: ReadonlyArray<ReadonlyArray<Feature>>) => string
  /** Lips and position of the features; not both are standard. */
  readonly proportions: (sides: {
    readonly position: TraitSide
    readonly mouth: TraitSide
  }) => string
  /** The traits that are standard among people of this gender; at least one. */
  readonly standard: (traits: ReadonlyArray<Trait>, gender: Gender) => string
  /** Why the face has its pattern; `type` is the pattern's name. */
  readonly decided: (decision: Decision, type: string) => string
}
