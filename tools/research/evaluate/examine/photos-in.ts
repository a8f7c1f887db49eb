import type { Stats } from 'node:fs'
import { readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

interface FoundPhotos {
  /** Relative to the folder, sorted. */
  readonly photos: ReadonlyArray<string>
  /** Links without a target, or to themselves. */
  readonly brokenLinks: ReadonlyArray<string>
}

/** Follows links; undefined if they are broken. */
const targetOf = (file: string): Stats | undefined => {
  try {
    return statSync(file)
  } catch {
    return undefined
  }
}

/** Lists the photos in a folder and its subfolders. Follows symbolic links, and reads each real folder once. */
export const photosIn = (root: string): FoundPhotos => {
  const read = new Set<string>()
  const photos: string[] = []
  const brokenLinks: string[] = []
  const visit = (folder: string): void => {
    const real = realpathSync(path.join(root, folder))
    if (read.has(real)) return
    read.add(real)
    for (const name of readdirSync(real).sort()) {
      const file = path.join(folder, name)
      const target = targetOf(path.join(root, file))
      if (target === undefined) brokenLinks.push(file)
      else if (target.isDirectory()) visit(file)
      else if (target.isFile() && /\.(jpe?g|png)$/i.test(name)) photos.push(file)
    }
  }
  visit('')
  return { photos: photos.sort(), brokenLinks }
}
