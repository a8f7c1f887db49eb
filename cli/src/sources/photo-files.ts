import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { callbackify } from 'node:util'
import type { FileSystemAdapter } from 'tinyglobby'
import { glob } from 'tinyglobby'
import { nameOf, systemPath } from '../system/byte-names.js'
import type { FolderEntry, NameFinder } from './folder-entries.js'
import { comparable, entriesIn } from './folder-entries.js'

/** File extensions of pictures, including unsupported formats, so that they are reported. */
const pictureName = /\.(jpe?g|jpe|jfif|png|hei[cf]|webp|gif|avif|bmp|tiff?)$/i

const sortedPictures = (files: ReadonlyArray<string>): ReadonlyArray<string> =>
  files.filter((file) => pictureName.test(file)).sort()

/** The pictures in a folder and its subfolders, sorted, without hidden ones. Follows links to files, but
 * not to folders, which may form a cycle. Subfolders that cannot be read count as pictures, to be reported.
 */
export const picturesIn = async (folder: string): Promise<ReadonlyArray<string>> => {
  const entries = await entriesIn(folder)
  const inSubfolders = entries
    .filter(({ name, kind }) => kind === 'folder' && !name.startsWith('.'))
    .map(({ name }) => path.join(folder, name))
    .map((subfolder) => picturesIn(subfolder).catch(() => [subfolder]))
  const here = entries
    .filter(({ name, kind }) => kind === 'file' && !name.startsWith('.') && pictureName.test(name))
    .map(({ name }) => path.join(folder, name))
  return [...here, ...(await Promise.all(inSubfolders)).flat()].sort()
}

export const isPattern = (name: string): boolean => /[*?[\]{}!()]/.test(name)

/** The pictures that match a pattern such as `photos/**\/*.jpg`, sorted, without hidden ones. */
export const picturesMatching = async (
  pattern: string,
  names: NameFinder,
): Promise<ReadonlyArray<string>> => {
  const matches = await glob(pattern.normalize('NFC'), {
    expandDirectories: false,
    caseSensitiveMatch: false,
    // Typed as Node's functions with all their overloads, of which `glob` uses one each.
    fs: comparableFileSystem(names) as unknown as FileSystemAdapter,
  })
  const found = await Promise.all(matches.map((match) => names.alike(path.normalize(match))))
  return [...new Set(sortedPictures(found.flat()))]
}

/** The file system with names in their comparable form, and with everything that is no folder as a file. */
const comparableFileSystem = ({ find }: NameFinder) => {
  const named = async (file: string) => systemPath((await find(file))[0] ?? file)
  return {
    readdir: callbackify(async (folder: string, _: object) =>
      (await Promise.all((await find(folder)).map(entriesIn))).flat().map(globEntry),
    ),
    realpath: callbackify(async (file: string) =>
      nameOf(await realpath(await named(file), 'buffer')),
    ),
    stat: callbackify(async (file: string) => stat(await named(file))),
  }
}

const globEntry = ({ name, kind }: FolderEntry) => ({
  name: comparable(name),
  isFile: () => kind === 'file',
  isDirectory: () => kind === 'folder',
  isSymbolicLink: () => kind === 'link to a folder',
})

/** Whether a name is a URL rather than a file. URLs are never fetched. */
export const isUrl = (name: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(name)
