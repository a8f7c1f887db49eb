import { constants } from 'node:fs'
import { access, lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { OwnPhotoBucket } from '../ports.js'
import { hasCode } from './has-code.js'
import { makeFolder } from '../make-folder.js'
import { readIfThere, removeIfThere, writeNew, writeOver } from './photo-files.js'

export interface FolderPhotoBucketOptions {
  readonly folder: string
  /** The path and query under which this service takes a session's photo. */
  readonly uploadPath: (id: string) => string
}

/** Photos as files of one folder, readable by this user alone. Ids are UUIDs, and so safe as names. */
export const folderPhotoBucket = async ({
  folder,
  uploadPath,
}: FolderPhotoBucketOptions): Promise<OwnPhotoBucket> => {
  await makeFolder(folder)
  const fileOf = (id: string) => path.join(folder, `${id}.photo`)

  return {
    uploadUrl: (id, origin) => Promise.resolve(origin + uploadPath(id)),
    put: (id, jpeg) => writeNew(fileOf(id), jpeg),
    get: (id) => readIfThere(fileOf(id)),
    replace: (id, photo) => writeOver(fileOf(id), photo),
    remove: (id) => removeIfThere(fileOf(id)),
    removeOlderThan: (time) => removeFilesOlderThan(folder, time),
    check: () => access(folder, constants.R_OK | constants.W_OK),
  }
}

/** `.photo`, and `.photo.new` that a killed process left. */
const isPhoto = (name: string): boolean => /\.photo(\.new)?$/.test(name)

const removeFilesOlderThan = async (folder: string, time: number): Promise<number> => {
  let removed = 0
  for (const name of (await readdir(folder)).filter(isPhoto)) {
    const file = path.join(folder, name)
    if ((await isOlderThan(file, time)) && (await removeIfThere(file))) removed++
  }
  return removed
}

/** False where the file has vanished meanwhile: its analysis has ended, or another node sweeps too. */
const isOlderThan = async (file: string, time: number): Promise<boolean> => {
  try {
    return (await lstat(file)).mtimeMs < time
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}
