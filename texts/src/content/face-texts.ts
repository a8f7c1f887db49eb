import type { Decision, Effect, Feature } from '@kaoiro/core/chart'

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
