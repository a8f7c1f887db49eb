import * as E from 'fp-ts/lib/Either.js'
import * as J from 'fp-ts/lib/Json.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { literals } from '@kaoiro/core/records'
import type { Gender, Trait } from '@kaoiro/core/diagnosis'
import { genders, byTrait } from '@kaoiro/core/diagnosis'
import type { PersonTruth, Truth } from '../records/records.js'
import { byPoints, pointCount } from './hand-traits.js'

/** The names of the traits in the file. */
const fileNames: Readonly<Record<Trait, 'faceLine' | 'brow' | 'eye' | 'mouth' | 'position'>> = {
  faceLine: 'faceLine',
  eyebrowAngle: 'brow',
  eyeVerticalLength: 'eye',
  mouthWidth: 'mouth',
  noseRatio: 'position',
}

const Measured = t.union([t.number, t.null])

/** Traits that nobody measured are missing or null. */
const Traits = t.partial({
  faceLine: Measured,
  brow: Measured,
  eye: Measured,
  mouth: Measured,
  position: Measured,
})

const WithPoints = t.type({ gender: t.string, points: t.array(t.tuple([t.number, t.number])) })

const WithTraits = t.type({ gender: t.string, traits: Traits })

const Gendered = t.union([literals('Gender', genders), literals('Sex', ['FEMALE', 'MALE'])])

const genderOf = (text: string): E.Either<string, Gender> => {
  const name = text.toUpperCase()
  if (!Gendered.is(name)) return E.left(`the gender '${text}' is not WOMEN or MEN`)
  return E.right(name === 'FEMALE' ? 'WOMEN' : name === 'MALE' ? 'MEN' : name)
}

const personIn = (entry: unknown): E.Either<string, PersonTruth> => {
  if (WithPoints.is(entry))
    return entry.points.length === pointCount
      ? pipe(
          genderOf(entry.gender),
          E.map((gender) => ({ gender, ...byPoints(entry.points) })),
        )
      : E.left(`${entry.points.length} points instead of ${pointCount}`)
  if (!WithTraits.is(entry)) return E.left('neither { gender, points } nor { gender, traits }')
  const traits = byTrait((trait) => entry.traits[fileNames[trait]] ?? NaN)
  return pipe(
    genderOf(entry.gender),
    E.map((gender) => ({ gender, traits, hairline: null })),
  )
}

/** Explains what the file must contain. */
const expected =
  'Expected { "ID": { "gender": "WOMEN", "points": [[x, y], …] }, … }; see tools/research/README.md'

/** Reads the text of a truth file; left says what is wrong and what to do. */
export function truthIn(text: string): E.Either<string, Truth> {
  return pipe(
    J.parse(text),
    E.mapLeft(() => `not JSON. ${expected}`),
    E.filterOrElse(t.UnknownRecord.is, () => `not a JSON object. ${expected}`),
    E.map(Object.entries),
    E.filterOrElse(
      ({ length }) => length > 0,
      () => `no people in it. ${expected}`,
    ),
    E.chain(
      E.traverseArray(([id, entry]: readonly [string, unknown]) =>
        pipe(
          personIn(entry),
          E.bimap(
            (why) => `person ${id}: ${why}. ${expected}`,
            (person) => [id, person] as const,
          ),
        ),
      ),
    ),
    E.map((people) => Object.fromEntries(people)),
  )
}
