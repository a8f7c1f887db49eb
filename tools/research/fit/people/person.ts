import type { Evidence } from '@kaoiro/core/analysis/evidence/evidence'
import type { Gender } from '@kaoiro/core/diagnosis/gender'

/** What one photo shows, as far as constants are made from it. */
export type Shown = Pick<Evidence, 'shape' | 'colours'>

/** Someone with the photos that were not refused. */
export interface Person {
  readonly file: string
  readonly folder: string
  readonly gender: Gender
  readonly original: Shown
  readonly second: ReadonlyArray<Shown>
  /** Photos that differ from the original by how the head is held, and by nothing else. */
  readonly posed: ReadonlyArray<Shown>
}

/** People of several files of the same originals, each with the photos that are in any of them. */
export const joined = (files: ReadonlyArray<ReadonlyArray<Person>>): ReadonlyArray<Person> => {
  const people = new Map<string, Person>()
  for (const person of files.flat()) {
    const { second = [], posed = [] } = people.get(person.file) ?? {}
    people.set(person.file, {
      ...person,
      second: [...second, ...person.second],
      posed: [...posed, ...person.posed],
    })
  }
  return [...people.values()]
}

export const photosOf = ({ original, second }: Pick<Person, 'original' | 'second'>) => [
  original,
  ...second,
]

export const isVisitor =
  (pattern: string) =>
  ({ folder }: Person): boolean =>
    folder.toLowerCase().includes(pattern.toLowerCase())

/** Every second person: fitted on one half, constants are judged by the other. */
export const halves = ['even', 'odd'] as const

export type Half = (typeof halves)[number]

/** Those that constants are fitted on, and those that they are held against; the same without a half. */
export const split = (
  people: ReadonlyArray<Person>,
  half: Half | undefined,
): { readonly fitted: ReadonlyArray<Person>; readonly others: ReadonlyArray<Person> } => {
  if (half === undefined) return { fitted: people, others: people }
  const inOrder = [...people].sort((a, b) => (a.file < b.file ? -1 : 1))
  const isIn = (_: Person, i: number) => (i % 2 === 0) === (half === 'even')
  return { fitted: inOrder.filter(isIn), others: inOrder.filter((one, i) => !isIn(one, i)) }
}
