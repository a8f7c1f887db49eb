import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'

/** File extensions of pictures, including unsupported formats, so that they are reported. */
const pictureName = /\.(jpe?g|jpe|jfif|png|hei[cf]|webp|gif|avif|bmp|tiff?)$/i

const isHidden = (file: string): boolean =>
  file.split(path.sep).some((part) => part.startsWith('.') && part !== '.' && part !== '..')

const sortedPictures = (files: ReadonlyArray<string>): ReadonlyArray<string> =>
  files.filter((file) => pictureName.test(file)).sort()

/** The pictures in a folder and its subfolders, sorted, without hidden ones. Follows links to files, but
 * not to folders, which may form a cycle.
 */
export const picturesIn = async (folder: string): Promise<ReadonlyArray<string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((file) => !isHidden(file))
    .map((file) => path.join(folder, file))
  const pictures = sortedPictures(files)
  return onlyFiles(pictures)
}

const onlyFiles = async (names: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const areFiles = await Promise.all(names.map(isFile))
  return names.filter((_, index) => areFiles[index])
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  )

export const isPattern = (name: string): boolean => /[*?[\]{}!()]/.test(name)

/** The pictures that match a pattern such as `photos/**\/*.jpg`, sorted, without hidden ones. */
export const picturesMatching = async (pattern: string): Promise<ReadonlyArray<string>> =>
  sortedPictures(await glob(pattern, { expandDirectories: false, caseSensitiveMatch: false }))

/** Whether a name is a URL rather than a file. URLs are never fetched. */
export const isUrl = (name: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(name)
