import { lstat, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { nameOf, systemPath } from '../system/byte-names.js'

/** An entry of a folder. Anything but a folder counts as a file, such as a pipe or a broken link. */
export interface FolderEntry {
  readonly name: string
  readonly kind: 'file' | 'folder' | 'link to a folder'
}

export async function entriesIn(folder: string): Promise<ReadonlyArray<FolderEntry>> {
  const entries = await readdir(systemPath(folder), { encoding: 'buffer', withFileTypes: true })
  return Promise.all(
    entries.map(async (entry): Promise<FolderEntry> => {
      const name = nameOf(entry.name)
      if (entry.isDirectory()) return { name, kind: 'folder' }
      const isLink = entry.isSymbolicLink() && (await isFolder(path.join(folder, name)))
      return { name, kind: isLink ? 'link to a folder' : 'file' }
    }),
  )
}

const isFolder = (file: string): Promise<boolean> =>
  stat(systemPath(file)).then(
    (stats) => stats.isDirectory(),
    () => false,
  )

const exists = (file: string): Promise<boolean> =>
  lstat(systemPath(file)).then(
    () => true,
    () => false,
  )

/** The form of a name for comparisons: composed, with a replacement character for bytes that are not UTF-8. */
export const comparable = (name: string): string => systemPath(name).toString().normalize('NFC')

const isAscii = (name: string): boolean => /^[\0-\x7f]*$/.test(name)

/** Finds files by names that may differ from the real ones in their encoding. */
export interface NameFinder {
  /** The name itself if it exists, otherwise the existing names that are alike; without those, the name itself. */
  readonly find: (file: string) => Promise<ReadonlyArray<string>>
  /** All existing names that are alike. */
  readonly alike: (file: string) => Promise<ReadonlyArray<string>>
}

/** macOS decomposes accents in names, and Node replaces bytes of arguments that are not UTF-8. Reads folders once. */
export function nameFinder(): NameFinder {
  const folders = new Map<string, Promise<ReadonlyMap<string, ReadonlyArray<string>>>>()
  const namesIn = (folder: string) => {
    const names = folders.get(folder) ?? comparableNames(folder)
    folders.set(folder, names)
    return names
  }
  const alike = async (file: string): Promise<ReadonlyArray<string>> => {
    if (isAscii(file)) return [file]
    const found: Array<string> = []
    for (const folder of await find(path.dirname(file))) {
      const names = (await namesIn(folder)).get(comparable(path.basename(file))) ?? []
      found.push(...names.map((name) => path.join(folder, name)))
    }
    return found
  }
  const find = async (file: string): Promise<ReadonlyArray<string>> => {
    if (isAscii(file) || (await exists(file))) return [file]
    const found = await alike(file)
    return found.length === 0 ? [file] : found
  }
  return { find, alike }
}

/** The names in a folder by their comparable form; none if the folder cannot be read. */
const comparableNames = async (
  folder: string,
): Promise<ReadonlyMap<string, ReadonlyArray<string>>> => {
  const names = new Map<string, Array<string>>()
  for (const { name } of await entriesIn(folder).catch(() => [])) {
    const alike = names.get(comparable(name)) ?? []
    names.set(comparable(name), [...alike, name])
  }
  return names
}
