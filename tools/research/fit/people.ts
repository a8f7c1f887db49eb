import * as E from 'fp-ts/lib/Either.js'
import * as J from 'fp-ts/lib/Json.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type { Evidence } from '@kaoiro/analyser/evidence'
import { literals } from '@kaoiro/core/records'
import type { Gender } from '@kaoiro/core/diagnosis'
import { genders } from '@kaoiro/core/diagnosis'
import type { Half } from '../halves.js'
import { halvesOf, personOf } from '../halves.js'

/** The part of a photo's evidence that constants are fitted to. */
export type Shown = Pick<Evidence, 'shape' | 'colours'>

/** A person's photos, without refused ones. */
export interface Person {
  readonly file: string
  readonly folder: string
  readonly gender: Gender
  readonly half: Half
  readonly original: Shown
  readonly second: ReadonlyArray<Shown>
  /** Photos that differ from the original in the head's pose alone. */
  readonly posed: ReadonlyArray<Shown>
  /** Photos with white paper next to the face, in other light. */
  readonly withPaper: ReadonlyArray<Shown>
}

/** Merges the people of several files: each person gets their photos from all files. */
export const joined = (files: ReadonlyArray<ReadonlyArray<Person>>): ReadonlyArray<Person> => {
  const people = new Map<string, Person>()
  for (const person of files.flat()) {
    const {
      half = person.half,
      second = [],
      posed = [],
      withPaper = [],
    } = people.get(person.file) ?? {}
    people.set(person.file, {
      ...person,
      half,
      second: [...second, ...person.second],
      posed: [...posed, ...person.posed],
      withPaper: [...withPaper, ...person.withPaper],
    })
  }
  return [...people.values()]
}

export const photosOf = ({ original, second }: Pick<Person, 'original' | 'second'>) => [
  original,
  ...second,
]

/** Whether a person represents the site's visitors, by the name of the folder. */
export const isVisitor =
  (pattern: string) =>
  ({ folder }: Person): boolean =>
    folder.toLowerCase().includes(pattern.toLowerCase())

/** Splits people into those to fit to and those to validate on. Without `half`, both lists contain everybody. */
export const split = (
  people: ReadonlyArray<Person>,
  half: Half | undefined,
): { readonly fitted: ReadonlyArray<Person>; readonly others: ReadonlyArray<Person> } => {
  if (half === undefined) return { fitted: people, others: people }
  return {
    fitted: people.filter((person) => person.half === half),
    others: people.filter((person) => person.half !== half),
  }
}

const Answer = t.union([t.type({ evidence: t.UnknownRecord }), t.type({ reason: t.string })])

/** The used fields of a line about a photo. */
const PhotoLine = t.type({
  kind: t.literal('photo'),
  file: t.string,
  folder: t.string,
  gender: literals('Gender', genders),
  answer: Answer,
  again: t.record(t.string, t.array(t.type({ answer: Answer }))),
})

/** Lines of other kinds are skipped. */
const OtherLine = t.type({
  kind: t.union([t.literal('sitter'), t.literal('degraded'), t.literal('unreadable')]),
})

const shownIn = (answer: t.TypeOf<typeof Answer>): ReadonlyArray<Shown> => {
  if (!('evidence' in answer)) return []
  const { shape, colours } = answer.evidence as unknown as Evidence
  return [{ shape, colours }]
}

const personIn =
  (half: Half) =>
  ({ again, answer, ...photo }: t.TypeOf<typeof PhotoLine>): ReadonlyArray<Person> => {
    const series = (name: string) => (again[name] ?? []).flatMap((second) => shownIn(second.answer))
    const { file, folder, gender } = photo
    return shownIn(answer).map((original) => ({
      file,
      folder,
      gender,
      half,
      original,
      second: series('everything'),
      posed: series('pose'),
      withPaper: series('sheet').filter(({ colours }) => colours.reference !== undefined),
    }))
  }

const photosOfLine = (i: number, line: string) =>
  pipe(
    J.parse(line),
    E.mapLeft(() => `line ${i + 1} is not JSON`),
    E.filterOrElse(
      (json) => PhotoLine.is(json) || OtherLine.is(json),
      () => `line ${i + 1} was not written by evaluate --details`,
    ),
    E.map((json) => (PhotoLine.is(json) ? [json] : [])),
  )

/** Reads the people in the text of a details file; left is the number of the first invalid line, and the reason. */
export const peopleIn = (details: string): E.Either<string, ReadonlyArray<Person>> =>
  pipe(
    details.split('\n').filter((line) => line.trim() !== ''),
    E.traverseArrayWithIndex(photosOfLine),
    E.map((lines) => {
      const photos = lines.flat()
      // Counts refused people, as evaluate does, so that both have the same halves.
      const halfBy = halvesOf(photos.map(({ file }) => personOf(file)))
      return photos.flatMap((photo) => personIn(halfBy.get(personOf(photo.file)) ?? 'even')(photo))
    }),
  )
