import type { Blend, Lead } from '../content/face-texts.js'
import type { FaceTypeAnalysis } from '@kaoiro/core/diagnosis'
import type { Effect } from '@kaoiro/core/chart'
import { effectOf, prominentFeatures } from '@kaoiro/core/chart'

/** The one or two most prominent features of a face, and what they do together. */
export const leadOf = (analysis: FaceTypeAnalysis): Lead => {
  const [first, second] = prominentFeatures(analysis)
  if (first === undefined) return { _tag: 'Balanced' }
  const effect = effectOf(first)
  if (second === undefined) return { _tag: 'One', feature: first, effect }
  const added = effectOf(second)
  const features = [first, second] as const
  return opposites[effect] === added
    ? { _tag: 'Contrast', features, effect: added }
    : { _tag: 'Two', features, impression: impressionOf(effect, added) }
}

const opposites: Readonly<Record<Effect, Effect>> = {
  linear: 'curved',
  curved: 'linear',
  'child-like': 'adult-like',
  'adult-like': 'child-like',
}

/** The impression of two effects that are not opposite. */
const impressionOf = (a: Effect, b: Effect): Effect | Blend => {
  if (a === b) return a
  const line = a === 'linear' || b === 'linear' ? 'linear' : 'curved'
  const age = a === 'child-like' || b === 'child-like' ? 'child-like' : 'adult-like'
  return `${line}-${age}`
}
