import * as E from 'fp-ts/lib/Either.js'
import * as J from 'fp-ts/lib/Json.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type { Evidence } from '@kaoiro/analyser/analyse'
import { examinationOf } from '@kaoiro/analyser/analyse'
import { literals } from '@kaoiro/core/records'
import { genders, seasons } from '@kaoiro/core/diagnosis'
import { expressionIn, personOf } from '../../people.js'
import type { PairedPhoto } from './paired-people.js'

// Reads the evidence of photos, without the photos themselves.

const Light = t.type({ red: t.number, green: t.number, blue: t.number })

/** JSON has null for an eye with a hidden white. */
const Whites = t.array(t.union([Light, t.null]))

const EvidenceObject = t.type({
  shape: t.UnknownRecord,
  colours: t.intersection([t.UnknownRecord, t.type({ whites: Whites })]),
})

const GenderCodec = literals('Gender', genders)

/** A line about one photo of a numbered person. */
const EvidenceLine = t.intersection([
  t.type({ person: t.union([t.number, t.string]), evidence: EvidenceObject }),
  t.partial({ gender: GenderCodec, set: t.string, season: literals('Season', seasons) }),
])

/** A line of `--details`. */
const DetailsLine = t.type({
  kind: t.literal('photo'),
  file: t.string,
  folder: t.string,
  gender: GenderCodec,
  answer: t.union([t.type({ evidence: EvidenceObject }), t.type({ reason: t.string })]),
})

const OtherLine = t.type({ kind: t.literal('unreadable') })

const examinedFrom = (some: t.TypeOf<typeof EvidenceObject>): PairedPhoto['examinedAs'] => {
  const { colours, ...rest } = some as unknown as Evidence
  const whites = some.colours.whites.map((white) => white ?? undefined)
  const evidence = { ...rest, colours: { ...colours, whites } }
  return (gender, norms) => examinationOf(gender, evidence, norms)
}

const photoIn = (json: J.Json): ReadonlyArray<PairedPhoto> | null => {
  if (EvidenceLine.is(json)) {
    const { person, gender, evidence, season, set = '' } = json
    return [
      {
        ...{ person: `${set} ${person}`.trim(), set, gender, season },
        ...{ folder: '', expression: undefined, examinedAs: examinedFrom(evidence) },
      },
    ]
  }
  if (DetailsLine.is(json)) {
    const { file, folder, gender, answer } = json
    if (!('evidence' in answer)) return []
    return [
      {
        ...{ person: personOf(file), set: '', gender, season: undefined },
        ...{ folder, expression: expressionIn(file), examinedAs: examinedFrom(answer.evidence) },
      },
    ]
  }
  return OtherLine.is(json) ? [] : null
}

/** Reads photos from lines of JSON; left is the number of the first invalid line, and the reason. */
export function photosOfLines(text: string): E.Either<string, ReadonlyArray<PairedPhoto>> {
  return pipe(
    text.split('\n').filter((line) => line.trim() !== ''),
    E.traverseArrayWithIndex((i, line) =>
      pipe(
        J.parse(line),
        E.mapLeft(() => `line ${i + 1} is not JSON`),
        E.chain((json) =>
          E.fromNullable(`line ${i + 1} has neither { person, evidence } nor a photo of --details`)(
            photoIn(json),
          ),
        ),
      ),
    ),
    E.map((photos) => photos.flat()),
  )
}
