import path from 'node:path'

/** Sources by their paths from the top of the workspace. */
export type Sources = ReadonlyMap<string, string>

const importPattern = /(?:from|import\()\s*'(\.[^']+)'/g

const folderOf = (file: string): string => path.posix.dirname(file)

/** For each folder, the folders that its own files import from; a folder below it is another one. */
const arrowsOf = (sources: Sources): ReadonlyMap<string, ReadonlySet<string>> => {
  const arrows = new Map<string, Set<string>>()
  for (const [file, text] of sources)
    for (const [, specifier = ''] of text.matchAll(importPattern)) {
      const [from, to] = [folderOf(file), folderOf(path.posix.join(folderOf(file), specifier))]
      if (from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  return arrows
}

/**
 * Folders that can be reached from themselves, so that none of them can be understood alone. dependency-cruiser
 * counts what lies in a folder's subfolder as its own, and does not see such a circle.
 */
export const foldersInCycles = (sources: Sources): ReadonlyArray<string> => {
  const arrows = arrowsOf(sources)
  const reachableFrom = (start: string): ReadonlySet<string> => {
    const seen = new Set<string>()
    const next = [...(arrows.get(start) ?? [])]
    for (let folder = next.pop(); folder !== undefined; folder = next.pop())
      if (!seen.has(folder)) {
        seen.add(folder)
        next.push(...(arrows.get(folder) ?? []))
      }
    return seen
  }
  return [...arrows.keys()].filter((folder) => reachableFrom(folder).has(folder)).sort()
}
