import type { Blend, Lead } from '../content/face-texts.js'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { Effect, Feature } from '@kaoiro/core/chart'
import { decisionOf, effectOf, pullsOf, toldFeatures } from '@kaoiro/core/chart'

/**
 * What gives a face its pattern, and the feature that says most against it, or something else.
 *
 * @param told the features that may be named; by default, those that a code alone allows
 */
export function leadOf(
  face: Pick<Diagnosis, 'faceType' | 'faceTypeAnalysis'>,
  told: ReadonlyArray<Feature> = toldFeatures(face, {}),
): Lead {
  const { towards, against, beside } = pullsOf(face, told)
  const decision = decisionOf(face, told)
  const features = towards.slice(0, 2)
  const main =
    decision._tag === 'Features'
      ? { _tag: decision._tag, features, impression: impressionOf(features) }
      : decision
  const isTold = (feature: Feature) =>
    main._tag === 'Opposites' && main.features.some(({ trait }) => trait === feature.trait)
  return { main, nuance: against[0] ?? beside.find((feature) => !isTold(feature)) ?? null }
}

/** The impression of one or two features with effects that are not opposite. */
const impressionOf = (features: ReadonlyArray<Feature>): Effect | Blend => {
  const effects = new Set(features.map(effectOf))
  const line = lines.find((effect) => effects.has(effect))
  const age = effects.has('child-like') ? 'child-like' : 'adult-like'
  if (line === undefined) return age
  return effects.size === 1 ? line : `${line}-${age}`
}

const lines = ['linear', 'curved'] as const
