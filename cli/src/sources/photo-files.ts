import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { callbackify } from 'node:util'
import type { FileSystemAdapter } from 'tinyglobby'
import { nameOf, systemPath } from '../system/byte-names.js'
import { systemFault } from '../system/system-error.js'
import type { FolderEntry, NameFinder } from './folder-entries.js'
import { comparable, entriesIn } from './folder-entries.js'

/** File extensions of pictures, including unsupported formats, so that they are reported. */
const pictureName = /\.(jpe?g|jpe|jfif|png|hei[cf]|webp|gif|avif|bmp|tiff?)$/i

/** The pictures in a folder and its subfolders, sorted, without hidden ones. Follows links to files, but
 * not to folders, which may form a cycle. Folders that cannot be read count as pictures, to be reported.
 */
export async function picturesIn(folder: string): Promise<ReadonlyArray<string>> {
  const entries = await entriesIn(folder).catch(() => null)
  if (entries === null) return [path.normalize(folder)]
  const inSubfolders = entries
    .filter(({ name, kind }) => kind === 'folder' && !name.startsWith('.'))
    .map(({ name }) => path.join(folder, name))
    .map(picturesIn)
  const here = entries
    .filter(({ name, kind }) => kind === 'file' && !name.startsWith('.') && pictureName.test(name))
    .map(({ name }) => path.join(folder, name))
  return [...here, ...(await Promise.all(inSubfolders)).flat()].sort()
}

export const isPattern = (name: string): boolean => /[*?[\]{}!()]/.test(name)

/** The pictures that match a pattern such as `photos/**\/*.jpg`, sorted, without hidden ones. Folders that cannot be
 * read count as pictures, to be reported.
 */
export async function picturesMatching(
  pattern: string,
  names: NameFinder,
): Promise<ReadonlyArray<string>> {
  const { glob } = await import('tinyglobby')
  const unread: Array<string> = []
  const matches = await glob(pattern.normalize('NFC'), {
    expandDirectories: false,
    caseSensitiveMatch: false,
    // The type requires all overloads of Node's functions; `glob` calls only one of each.
    fs: comparableFileSystem(names, unread) as unknown as FileSystemAdapter,
  })
  const found = await Promise.all(matches.map((match) => names.alike(path.normalize(match))))
  const pictures = found.flat().filter((file) => pictureName.test(file))
  const folders = unread.map((folder) => path.relative('', folder) || '.')
  return [...new Set([...pictures, ...folders])].sort()
}

/**
 * The file system with names in their comparable form that reports everything but folders as files.
 *
 * @param unread receives the folders that exist but cannot be read; `glob` ignores the errors
 */
const comparableFileSystem = ({ find }: NameFinder, unread: Array<string>) => {
  const named = async (file: string) => systemPath((await find(file))[0] ?? file)
  const entriesOrNone = (folder: string) =>
    entriesIn(folder).catch((error: unknown) => {
      if (!['ENOENT', 'ENOTDIR'].includes(systemFault(error).code)) unread.push(folder)
      return []
    })
  return {
    readdir: callbackify(async (folder: string, _: object) =>
      (await Promise.all((await find(folder)).map(entriesOrNone))).flat().map(globEntry),
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
