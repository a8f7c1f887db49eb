import type { Feature } from '@kaoiro/core/chart'
import type { Parts } from '../../compiled/parts.js'

/** Where a statement is in its sentence; `contrast` ends a group before one with the opposite effect. */
type StatementPlace = 'within' | 'contrast' | 'end'

type Statement = string | ((values: { readonly place: StatementPlace }) => string)

type Levels = Readonly<Partial<Record<string, Statement>>>

/** The statement on a level of face line, brows or eyes, such as "slightly round"; '' for other traits. */
export function statementOn(
  { statements }: Parts['face'],
  { trait, level }: Feature,
  place: StatementPlace = 'end',
): string {
  const levels: Readonly<Partial<Record<Feature['trait'], Levels>>> = statements
  const text = levels[trait]?.[String(level)] ?? ''
  return typeof text === 'string' ? text : text({ place })
}

/** Whether a feature repeats the word before it: only round eyes after a round face line do, as in "and the eyes, too". */
export function isRoundToo(group: ReadonlyArray<Feature>, { trait, level }: Feature): boolean {
  return trait === 'eyeVerticalLength' && level < 2 && group[0]?.trait === 'faceLine'
}

/** The name of a level with its feature, such as "slightly round face line"; '' for an average level. */
export function phraseOn({ phrases }: Parts['face'], { trait, level }: Feature): string {
  const levels: Readonly<Partial<Record<string, string>>> = phrases[trait]
  return levels[String(level)] ?? ''
}

/**
 * For languages that put a quality before its feature: names features, and the quality that two share once, as in "slightly
 * round face line and eyes".
 */
export function featureList(
  texts: Parts['face'],
  features: ReadonlyArray<Feature>,
  list: (words: ReadonlyArray<string>) => string,
): string {
  const qualities = features.map((feature) => {
    const [phrase, subject] = [phraseOn(texts, feature), texts.subjects[feature.trait]]
    return phrase.endsWith(subject) ? phrase.slice(0, -subject.length) : null
  })
  const [quality, second] = qualities
  return typeof quality === 'string' && quality === second
    ? quality + list(features.map(({ trait }) => texts.subjects[trait]))
    : list(features.map((feature) => phraseOn(texts, feature)))
}
