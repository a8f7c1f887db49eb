import type { Feature } from '@kaoiro/core/chart'
import { effectOf } from '@kaoiro/core/chart'
import type { Trait } from '@kaoiro/core/diagnosis'
import { sharedTone } from '@kaoiro/core/diagnosis'
import type { ModuleParts } from '../../compiled/parts.js'
import type { Grammar } from './grammar.js'
import type { FaceTexts, Lead } from './face-texts.js'
import { phraseOn } from './statement.js'

/** Composes the sentences on a face from a language's words and grammar. */
export function makeFace(
  { face: texts, shortNames }: ModuleParts['content'],
  grammar: Grammar,
): FaceTexts {
  const phrase = (feature: Feature): string => phraseOn(texts, feature)
  const names = (traits: ReadonlyArray<Trait>): string =>
    grammar.list(traits.map((trait) => texts.names[trait]))
  const joined = (features: ReadonlyArray<Feature>): string => grammar.features(texts, features)
  const mainClause = ({ main, nuance }: Lead): string => {
    const place = nuance === null ? 'end' : 'within'
    switch (main._tag) {
      case 'Features': {
        const { features, impression } = main
        return texts.lead.features[impression]({
          features: joined(features),
          number: numberOf(features),
          place,
        })
      }
      case 'Standard':
        return texts.lead.balance.standard({ place })
      case 'Opposites':
        return texts.lead.balance.opposites({ features: joined(main.features), place })
      case 'Whole':
        return texts.lead.balance.whole({ place })
    }
  }
  const nuanceClause = (feature: Feature): string =>
    texts.lead.nuance[effectOf(feature)]({ feature: phrase(feature), number: numberOf([feature]) })

  return {
    opening: (lead) => mainClause(lead) + (lead.nuance === null ? '' : nuanceClause(lead.nuance)),
    colours: (season, also) =>
      also === null
        ? texts.lead.colours[season]
        : texts.lead.sharedColours[sharedTone(season, also)]({
            first: shortNames[season],
            second: shortNames[also],
          }),
    lines: (groups) => grammar.lines(texts, groups),
    proportions: ({ position, mouth }, gender) => {
      if (position !== 'standard') return texts.proportions[position][mouth]({ gender })
      return mouth === 'standard' ? '' : texts.proportions.standard[mouth]({ gender })
    },
    standard: (traits, gender) =>
      texts.standard({
        traits: names(traits),
        count: traits.length,
        trait: traits[0] ?? 'faceLine',
        gender,
      }),
    decided: (decision, type, count) => {
      switch (decision._tag) {
        case 'Features': {
          const { features } = decision
          const values = { features: joined(features), type, count }
          return features.length === 1
            ? texts.decided.one({ ...values, number: numberOf(features) })
            : texts.decided.two(values)
        }
        case 'Standard':
          return texts.decided.standard({ traits: names(decision.traits), type })
        case 'Opposites':
          return texts.decided.opposites({ features: joined(decision.features), type })
        case 'Whole':
          return texts.decided.whole({ type })
      }
    },
  }
}

/** Brows, eyes and the features as a whole are several, a face line or a mouth is one. */
const numberOf = ([first, second]: ReadonlyArray<Feature>): 'one' | 'many' =>
  second === undefined && (first?.trait === 'faceLine' || first?.trait === 'mouthWidth')
    ? 'one'
    : 'many'
