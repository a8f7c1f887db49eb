import type { Feature } from '@kaoiro/core/chart'
import type { Trait } from '@kaoiro/core/diagnosis'
import type { Parts } from '../../compiled/parts.js'
import type { Grammar } from './grammar.js'
import type { FaceTexts } from './face-texts.js'
import { phraseOn } from './statement.js'

/** Composes the sentences on a face from a language's words and grammar. */
export const makeFace = (texts: Parts['face'], grammar: Grammar): FaceTexts => {
  const phrase = (feature: Feature): string => phraseOn(texts, feature)
  const names = (traits: ReadonlyArray<Trait>): string =>
    grammar.list(traits.map((trait) => texts.names[trait]))
  const joined = (features: ReadonlyArray<Feature>): string => {
    const [first, second] = features
    const shared = second === undefined || first === undefined ? null : sharedQuality(first, second)
    return shared ?? grammar.list(features.map(phrase))
  }
  /** "slightly round face line and eyes" instead of "slightly round face line and slightly round eyes". */
  const sharedQuality = (first: Feature, second: Feature): string | null => {
    const qualities = [first, second].map((feature) => qualityIn(phrase(feature), feature))
    const [quality] = qualities
    if (quality === undefined || quality === null || quality !== qualities[1]) return null
    const subjects = [first, second].map(({ trait }) => texts.subjects[trait])
    return `${quality}${grammar.list(subjects)}`
  }
  /** The phrase without its subject; null if it does not end with it. */
  const qualityIn = (text: string, { trait }: Feature): string | null => {
    const subject = texts.subjects[trait]
    return text.endsWith(subject) ? text.slice(0, -subject.length) : null
  }

  return {
    lead: (lead) => {
      switch (lead._tag) {
        case 'Balanced':
          return texts.lead.balanced
        case 'One': {
          const { trait } = lead.feature
          return texts.lead.one({
            feature: phrase(lead.feature),
            trait,
            accent: texts.accents[lead.effect],
          })
        }
        case 'Two':
          return texts.lead.two({
            features: joined(lead.features),
            impression: texts.impressions[lead.impression],
          })
        case 'Contrast': {
          const [first, second] = lead.features
          return texts.contrasts[lead.effect]({
            first: phrase(first),
            firstTrait: first.trait,
            second: phrase(second),
            secondTrait: second.trait,
          })
        }
      }
    },
    lines: (groups) => grammar.lines(texts, groups),
    proportions: ({ position, mouth }) => {
      if (position !== 'standard') return texts.proportions[position][mouth]
      return mouth === 'standard' ? '' : texts.proportions.standard[mouth]
    },
    standard: (traits, gender) =>
      texts.standard({
        traits: names(traits),
        count: traits.length,
        trait: traits[0] ?? 'faceLine',
        gender,
      }),
    decided: (decision, type) => {
      switch (decision._tag) {
        case 'Features':
          return texts.decided.features({
            features: names(decision.features.map(({ trait }) => trait)),
            count: decision.features.length,
            trait: decision.features[0]?.trait ?? 'faceLine',
            type,
          })
        case 'Standard':
          return texts.decided.standard({ traits: names(decision.traits), type })
        case 'Opposites':
          return texts.decided.opposites({
            features: names(decision.features.map(({ trait }) => trait)),
            type,
          })
        case 'Whole':
          return texts.decided.whole({ type })
      }
    },
  }
}
