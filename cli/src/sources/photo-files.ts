import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'

/** Extensions of pictures, also of those that cannot be decoded, so that each is reported with its type. */
const pictureName = /\.(jpe?g|jpe|jfif|png|hei[cf]|webp|gif|avif|bmp|tiff?)$/i

const isHidden = (file: string): boolean =>
  file.split(path.sep).some((part) => part.startsWith('.') && part !== '.' && part !== '..')

const sortedPictures = (files: ReadonlyArray<string>): ReadonlyArray<string> =>
  files.filter((file) => pictureName.test(file)).sort()

/**
 * The pictures in a folder and the folders in it, sorted, hidden ones left out. Links to files are
 * followed, links to folders are not: they may lead round in circles.
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

/** The pictures that a pattern such as `photos/**\/*.jpg` matches, sorted, hidden ones left out. */
export const picturesMatching = async (pattern: string): Promise<ReadonlyArray<string>> =>
  sortedPictures(await glob(pattern, { expandDirectories: false, caseSensitiveMatch: false }))

/** Whether a name is an address rather than a file: nothing is ever fetched by it. */
export const isUrl = (name: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(name)
