/** Typing mistakes that a name may have to be recognised; longer names may have more. */
const maxDistance = (name: string): number => Math.floor(name.length / 4)

/** The name that was probably meant by a mistyped one, if one is close enough. */
export const closestName = (typed: string, names: ReadonlyArray<string>): string | undefined => {
  const byDistance = names
    .map((name) => ({ name, distance: editDistance(typed, name) }))
    .sort((a, b) => a.distance - b.distance)
  return byDistance.find(({ distance }) => distance <= maxDistance(typed))?.name
}

/** Levenshtein's distance: letters to put in, take out or change. */
const editDistance = (a: string, b: string): number => {
  const columns = Array.from({ length: b.length + 1 }, (_, column) => column)
  const last = Array.from(a).reduce<ReadonlyArray<number>>(
    (above, letter, row) => nextRow(above, row + 1, letter, b),
    columns,
  )
  return last.at(-1) ?? 0
}

/** Of the table of distances between all beginnings of the two words. */
const nextRow = (
  above: ReadonlyArray<number>,
  row: number,
  letter: string,
  b: string,
): ReadonlyArray<number> =>
  Array.from(b).reduce(
    (distances, other, column) => {
      const changed = (above[column] ?? 0) + (letter === other ? 0 : 1)
      const removed = (above[column + 1] ?? 0) + 1
      const added = (distances[column] ?? 0) + 1
      return [...distances, Math.min(changed, removed, added)]
    },
    [row],
  )
