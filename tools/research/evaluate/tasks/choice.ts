import { namedStream } from '../../../statistics/random.js'

/** Two halves of any photos: constants may be fitted on one and are judged on the other. */
export const halves = ['first', 'second'] as const

export type Half = (typeof halves)[number]

/** A hash of the path alone decides, so that a photo stays in its half whatever lies beside it. */
const halfOf = (file: string): Half => (namedStream(`half/${file}`)() < 0.5 ? 'first' : 'second')

/** So many at even distances: of files in order each folder gives its share. */
export const spread = <A>(items: ReadonlyArray<A>, count: number): ReadonlyArray<A> =>
  count >= items.length
    ? items
    : Array.from({ length: count }, (_, i) =>
        Math.floor(((i + 0.5) * items.length) / count),
      ).flatMap((at) => items.slice(at, at + 1))

/** Which of some files are asked for. */
export interface Choice {
  readonly half: Half | undefined
  readonly limit: number | undefined
}

/** @param files sorted, with `/` */
export const chosen = (
  files: ReadonlyArray<string>,
  { half, limit = Infinity }: Choice,
): ReadonlyArray<string> => {
  const own = files.filter((file) => half === undefined || halfOf(file) === half)
  return spread(own, limit)
}
