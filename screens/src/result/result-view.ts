import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { MapPosition } from '@kaoiro/core/chart'
import { alsoPattern, visitorPosition } from '@kaoiro/core/chart'
import type {
  Certainty,
  Composition,
  Diagnosis,
  FaceType,
  Gender,
  Season,
} from '@kaoiro/core/diagnosis'
import { alsoSuits } from '@kaoiro/core/palette'
import { careCategories } from '@kaoiro/core/products'
import type { ResultAddressError, ResultCodeError } from '@kaoiro/core/result-code'
import { canonicalCode, shownResult } from '@kaoiro/core/result-code'
import type { Advice, ChartRow, Content, EntryTexts, ResultNames } from '@kaoiro/texts/content'
import { chartRows, patternEntry, resultNames, styleAdvice } from '@kaoiro/texts/content'
import type { FaceWords } from '@kaoiro/texts/description'
import { faceWords } from '@kaoiro/texts/description'
import type { ResultTexts } from '@kaoiro/texts/types'

/** View model of the result screen in one language. */
export interface ResultView {
  /** Without leading zeros, so that equal results have equal codes. */
  readonly code: string
  readonly diagnosis: Diagnosis
  readonly certainty: Certainty
  readonly gender: Gender
  readonly faceType: FaceType
  /** With grooming in place of makeup for men. */
  readonly pattern: EntryTexts
  /** Sentences about this face. */
  readonly words: FaceWords
  readonly chart: ReadonlyArray<ChartRow>
  /** The visitor's position on the face map. */
  readonly place: MapPosition
  readonly season: Season
  readonly colour: EntryTexts
  readonly composition: Composition
  /** The second season if it is named with the first; null if the first stands alone. */
  readonly alsoSuits: Season | null
  readonly names: ResultNames
  /** The descriptions of the named patterns and seasons, with their names if there are two. */
  readonly described: {
    readonly patterns: ReadonlyArray<string>
    readonly seasons: ReadonlyArray<string>
  }
  readonly style: ReadonlyArray<Advice>
  /** The season's make-up points and cosmetics are for women only (specification §6). */
  readonly showsColourMakeup: boolean
}

export function resultView(
  content: Content,
  code: string,
  certainty: Certainty = {},
): E.Either<ResultCodeError | ResultAddressError, ResultView> {
  return pipe(
    shownResult(code),
    E.map((diagnosis) => viewOf(content, code, diagnosis, certainty)),
  )
}

function viewOf(
  content: Content,
  code: string,
  diagnosis: Diagnosis,
  certainty: Certainty,
): ResultView {
  const { gender, faceType, colorType, colorComposition } = diagnosis
  const also = alsoSuits(diagnosis)
  return {
    code: canonicalCode(code),
    diagnosis,
    certainty,
    gender,
    faceType,
    pattern: patternEntry(content)(diagnosis),
    words: faceWords(content)(diagnosis, certainty),
    chart: chartRows(content)(diagnosis),
    place: visitorPosition(diagnosis),
    season: colorType,
    colour: content.seasons[colorType],
    composition: colorComposition,
    alsoSuits: also,
    names: resultNames(content)(diagnosis, certainty),
    described: {
      patterns: described(content.faceTypes, faceType, alsoPattern({ diagnosis, certainty })),
      // Colours and metals to wear are those of the first season.
      seasons: described(content.seasons, colorType, also, (of) => content.seasons[of].character),
    },
    style: styleAdvice(content)(diagnosis, certainty),
    showsColourMakeup: gender === 'WOMEN',
  }
}

/** @param second the text on the second one; by default its description */
function described<Name extends string>(
  entries: Readonly<Record<Name, EntryTexts>>,
  own: Name,
  also: Name | null,
  second = (name: Name): string => entries[name].description,
): ReadonlyArray<string> {
  const { name, description } = entries[own]
  return also === null
    ? [description]
    : [`${name} — ${description}`, `${entries[also].name} — ${second(also)}`]
}

/** The view for other readers than the owner of the result: the same texts, which do not say "you". */
export function impersonalView({ impersonal }: Content, view: ResultView): ResultView {
  const entry = (texts: EntryTexts): EntryTexts => ({
    ...texts,
    description: impersonal(texts.description),
    makeup: {
      description: impersonal(texts.makeup.description),
      points: texts.makeup.points.map(({ title, content }) => ({
        title,
        content: impersonal(content),
      })),
    },
  })
  const { lead, features, decided, between } = view.words
  return {
    ...view,
    ...{ pattern: entry(view.pattern), colour: entry(view.colour) },
    words: {
      ...{ lead: impersonal(lead), decided: impersonal(decided) },
      ...{ features: features.map(impersonal), between: between.map(impersonal) },
    },
    described: {
      patterns: view.described.patterns.map(impersonal),
      seasons: view.described.seasons.map(impersonal),
    },
    style: view.style.map((advice) => ({ ...advice, text: impersonal(advice.text) })),
  }
}

/** A result in two sentences, for previews of links and the text alternatives of pictures. */
export function resultSummary(texts: ResultTexts, { names, words }: ResultView): string {
  const answers = texts.shareText({ pattern: names.pattern, season: names.season })
  return answers + texts.betweenSentences + texts.content.impersonal(words.lead)
}

/** Advice that depends on the face's shape, and advice that depends on the season. */
const topics = {
  pattern: ['shape', 'neckline', 'glasses'],
  colour: ['colours', 'apart', 'metal', 'hair'],
} as const satisfies Readonly<Record<string, ReadonlyArray<Advice['topic']>>>

/** @param isBald a bare head gets no advice on hair */
export function adviceOn(
  { style }: ResultView,
  half: keyof typeof topics,
  isBald: boolean,
): ReadonlyArray<Advice> {
  const own: ReadonlyArray<Advice['topic']> = topics[half]
  return style.filter(({ topic }) => own.includes(topic) && !(isBald && topic === 'hair'))
}

/** The pattern's make-up, or grooming for men: without the point on hair for a bare head. */
export function patternMakeup(
  { gender, pattern: { makeup } }: ResultView,
  isBald: boolean,
): EntryTexts['makeup'] {
  return gender === 'MEN' && isBald
    ? {
        ...makeup,
        // The points of grooming are in the order of the products.
        points: makeup.points.filter((_, at) => careCategories[at] !== 'hair'),
      }
    : makeup
}
