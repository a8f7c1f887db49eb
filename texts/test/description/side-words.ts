import type { Language } from '@kaoiro/core/language'
import { languages } from '@kaoiro/core/language'
import type { Effect, TraitSide } from '@kaoiro/core/chart'
import { featuresOf, sideOf } from '@kaoiro/core/chart'
import type { FaceTypeAnalysis, Trait } from '@kaoiro/core/diagnosis'
import { byTrait, traits } from '@kaoiro/core/diagnosis'
import type { Parts } from '../../compiled/parts.js'

/** How each language names features and the sides of their scales: regular expressions in its data. */
const sideWords = new Map(
  await Promise.all(
    languages.map(async (language) => {
      const { default: words } = (await import(`../../compiled/${language}/parts/sides.ts`)) as {
        readonly default: Parts['sides']
      }
      return [language, words] as const
    }),
  ),
)

const wordsOf = (language: Language): Parts['sides'] => {
  const words = sideWords.get(language)
  if (words === undefined) throw new Error(`no words in ${language}`)
  return words
}

type Finder = (text: string) => boolean

const finderOf = (pattern: string): Finder => {
  const expression = new RegExp(pattern, 'iu')
  return (text) => expression.test(text)
}

const findersOf = (
  language: Language,
): Readonly<Record<Trait, Readonly<Record<TraitSide, Finder>>>> => {
  const words = wordsOf(language)
  const { names, average, boundary: start, stop, within } = words
  const any = Object.values(names).join('|')
  const [first, last] = [
    (trait: Trait) => `(?:${words.words[trait].first})`,
    (trait: Trait) => `(?:${words.words[trait].last})`,
  ]
  const balanceOf = (trait: Trait) => words.balance({ first: first(trait), last: last(trait) })
  const sideFinder = (trait: Trait, side: 'first' | 'last'): Finder => {
    const [name, word] = [`${start}(?:${names[trait]})`, `${start}(?:${words.words[trait][side]})`]
    const before = `${word}(?:(?!${start}(?:${any}))${within}){0,20}${name}`
    const after = `${name}${words.link({ other: `(?:${any})` })}(?:(?!${start}(?:${any}))(?!${stop}).){0,20}${word}(?!(?:${within}){0,6}${start}(?:${any}))`
    const find = finderOf(`${before}|${after}`)
    const balanced = new RegExp(balanceOf(trait), 'giu')
    return (text) => find(text.replace(balanced, ''))
  }
  const standardFinder = (trait: Trait): Finder => {
    const [name, balanced] = [`${start}(?:${names[trait]})`, balanceOf(trait)]
    const gap = `(?:(?!${start}(?:${any}))(?!${stop}).){0,5}`
    return finderOf(
      `${name}(?:(?!${stop}).)*${average}|${name}${gap}${balanced}|${balanced}${gap}${name}`,
    )
  }
  return byTrait((trait) => ({
    first: sideFinder(trait, 'first'),
    standard: standardFinder(trait),
    last: sideFinder(trait, 'last'),
  }))
}

const sides = ['first', 'standard', 'last'] as const

type SidesNamed = Readonly<Record<Trait, ReadonlyArray<TraitSide>>>

/** Texts repeat from face to face, and the expressions are slow: each text is searched once. */
const once = <A>(search: (text: string) => A): ((text: string) => A) => {
  const before = new Map<string, A>()
  return (text) => {
    const found = before.get(text) ?? search(text)
    before.set(text, found)
    return found
  }
}

const searches = new Map(
  languages.map((language) => {
    const finders = findersOf(language)
    const search = (text: string): SidesNamed =>
      byTrait((trait) => sides.filter((side) => finders[trait][side](text)))
    return [language, once(search)]
  }),
)

/** The sides that a text names for each trait, as in "sharp face line", "lips are wide", "brows close to standard". */
export function sidesNamed(language: Language): (text: string) => SidesNamed {
  const search = searches.get(language)
  if (search === undefined) throw new Error(`no words in ${language}`)
  return search
}

/** The sides that one of these sentences names for each trait. */
export function sidesNamedIn(language: Language): (sentences: ReadonlyArray<string>) => SidesNamed {
  const named = sidesNamed(language)
  return (sentences) =>
    byTrait((trait) => [...new Set(sentences.flatMap((sentence) => named(sentence)[trait]))])
}

export const opposites: Readonly<Record<Effect, Effect>> = {
  linear: 'curved',
  curved: 'linear',
  'child-like': 'adult-like',
  'adult-like': 'child-like',
}

/** The impressions that a text names. */
export function impressionsIn(language: Language): (text: string) => ReadonlyArray<Effect> {
  const { boundary, impressions } = wordsOf(language)
  const finders = (Object.keys(opposites) as ReadonlyArray<Effect>).map(
    (effect) => [effect, finderOf(`${boundary}(?:${impressions[effect]})`)] as const,
  )
  return once((text) => finders.flatMap(([effect, find]) => (find(text) ? [effect] : [])))
}

/** How often a sentence names each trait. */
export function timesNamed(
  language: Language,
): (sentence: string) => Readonly<Record<Trait, number>> {
  const { boundary, names } = wordsOf(language)
  const expressions = byTrait((trait) => new RegExp(`${boundary}(?:${names[trait]})`, 'giu'))
  return once((sentence) => byTrait((trait) => [...sentence.matchAll(expressions[trait])].length))
}

/** The sides of a face's own levels. */
export function sidesOf(analysis: FaceTypeAnalysis): Readonly<Record<Trait, TraitSide>> {
  return byTrait((trait) => {
    const feature = featuresOf(analysis).find((other) => other.trait === trait)
    return feature === undefined ? 'standard' : sideOf(feature)
  })
}

/** Whether a text names a side of any feature. */
export const namesAnySide =
  (language: Language) =>
  (text: string): boolean => {
    const named = sidesNamed(language)(text)
    return traits.some((trait) => named[trait].length > 0)
  }
