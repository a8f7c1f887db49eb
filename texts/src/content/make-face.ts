import type { Decision, Feature, TraitSide } from '@kaoiro/core/chart'
import { effectOf, sideOf } from '@kaoiro/core/chart'
import type { Gender, Season, Trait } from '@kaoiro/core/diagnosis'
import { sharedTone } from '@kaoiro/core/diagnosis'
import type { ModuleParts } from '../../compiled/parts.js'
import type { Grammar } from './grammar.js'
import type { Lead } from './face-texts.js'
import { phraseOn } from './statement.js'

/** Composes the sentences on a face from a language's words and grammar. All functions but the first two return one. */
export function makeFace(
  { face: texts, alternatives, shortNames }: ModuleParts['content'],
  grammar: Grammar,
) {
  const phrase = (feature: Feature): string => phraseOn(texts, feature)
  /** Not of a standard feature. */
  const charm = (feature: Feature): string =>
    texts.charms[feature.trait][sideOf(feature) === 'first' ? 'first' : 'last']
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
    /** The first part of the headline. */
    opening: (lead: Lead): string =>
      mainClause(lead) + (lead.nuance === null ? '' : nuanceClause(lead.nuance)),
    /** The end of the headline: the colours of a season, or those that it shares with a second one. */
    colours: (season: Season, also: Season | null): string =>
      also === null
        ? texts.lead.colours[season]
        : texts.lead.sharedColours[sharedTone(season, also)]({
            first: shortNames[season],
            second: shortNames[also],
          }),
    /**
     * Those of face line, brows and eyes that are not standard: one or two groups of equal effect, each in the order of
     * the chart.
     */
    lines: (groups: ReadonlyArray<ReadonlyArray<Feature>>): string => grammar.lines(texts, groups),
    /** Mouth and position of the features; not both are standard. */
    proportions: (
      { position, mouth }: { readonly position: TraitSide; readonly mouth: TraitSide },
      gender: Gender,
    ): string => {
      if (position !== 'standard') return texts.proportions[position][mouth]({ gender })
      return mouth === 'standard' ? '' : texts.proportions.standard[mouth]({ gender })
    },
    /** The traits that are standard; at least one. */
    standard: (traits: ReadonlyArray<Trait>): string =>
      texts.standard({
        traits: names(traits),
        count: traits.length,
        trait: traits[0] ?? 'faceLine',
      }),
    /** Praise of the features that decide on the pattern; `type` is its name, `colour` one of the season's. */
    decided: (decision: Decision, type: string, colour: string): string => {
      if (decision._tag === 'Whole' || decision._tag === 'Standard')
        return texts.decided.whole({ type, colour })
      const { features } = decision
      const charms = new Set(features.map(charm))
      return texts.decided.features({
        ...{ features: joined(features), type, colour },
        charms: grammar.list([...charms]),
      })
    },
    /** An invitation to the neighbouring pattern, by a feature that it shares; `type` is its name. */
    neighbour: (feature: Feature | null, type: string): string =>
      feature === null
        ? alternatives.other({ type })
        : alternatives.row({ feature: phrase(feature), number: numberOf([feature]), type }),
  }
}

/** Brows, eyes and the features as a whole are several, a face line or a mouth is one. */
const numberOf = ([first, second]: ReadonlyArray<Feature>): 'one' | 'many' =>
  second === undefined && (first?.trait === 'faceLine' || first?.trait === 'mouthWidth')
    ? 'one'
    : 'many'
