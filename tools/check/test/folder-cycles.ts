import path from 'node:path'

/** Source texts by path, relative to the workspace. */
export type Sources = ReadonlyMap<string, string>

const importPattern = /(?:from|import\()\s*'(\.[^']+)'/g

const folderOf = (file: string): string => path.posix.dirname(file)

/** For each folder, the folders that its files import from. Subfolders count as separate folders. */
const importsOf = (sources: Sources): ReadonlyMap<string, ReadonlySet<string>> => {
  const imports = new Map<string, Set<string>>()
  for (const [file, text] of sources)
    for (const [, specifier = ''] of text.matchAll(importPattern)) {
      const [from, to] = [folderOf(file), folderOf(path.posix.join(folderOf(file), specifier))]
      if (from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to))
    }
  return imports
}

/**
 * Returns the folders that are part of an import cycle, including cycles between a folder and its subfolder.
 * dependency-cruiser misses those, because it counts the files of a subfolder as files of the folder.
 */
export function foldersInCycles(sources: Sources): ReadonlyArray<string> {
  const imports = importsOf(sources)
  const reachableFrom = (start: string): ReadonlySet<string> => {
    const seen = new Set<string>()
    const next = [...(imports.get(start) ?? [])]
    for (let folder = next.pop(); folder !== undefined; folder = next.pop())
      if (!seen.has(folder)) {
        seen.add(folder)
        next.push(...(imports.get(folder) ?? []))
      }
    return seen
  }
  return [...imports.keys()].filter((folder) => reachableFrom(folder).has(folder)).sort()
}
