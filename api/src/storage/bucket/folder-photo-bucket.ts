import { lstat, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as O from 'fp-ts/lib/Option.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type { LocalPhotoBucket, StoredPhoto } from '../../sessions/ports/photo-bucket.js'
import { hasErrorCode, makeFolder } from '../files.js'
import type { PhotoFileName, FileSteps } from './photo-files.js'
import {
  fileNameOf,
  isPartOf,
  parsePhotoFileName,
  probeName,
  nodeFileSteps,
  readIfExists,
  removeIfExists,
  writeExclusive,
} from './photo-files.js'

export interface FolderPhotoBucketOptions {
  readonly folder: string
  /** The path and query of a session's upload address. */
  readonly uploadPath: (id: string) => string
  /** File operations. Tests replace them to simulate a kill. */
  readonly steps?: FileSteps
}

/** Photos as files in a folder, readable only by this user. Ids are UUIDs and safe as file names. */
export async function folderPhotoBucket({
  folder,
  uploadPath,
  steps = nodeFileSteps,
}: FolderPhotoBucketOptions): Promise<LocalPhotoBucket> {
  await makeFolder(folder)
  const fileOf = (id: string) => path.join(folder, fileNameOf(id))
  const discard = (name: string) => removeIfExists(steps, path.join(folder, name))

  return {
    uploadUrl: (id, site) => Promise.resolve(site + uploadPath(id)),
    put: (id, jpeg) => writeExclusive(steps, fileOf(id), jpeg),
    get: (id) => readIfExists(fileOf(id)),
    remove: async (id) => {
      const parts = (await readdir(folder)).filter((name) => isPartOf(id, name))
      for (const name of [fileNameOf(id), ...parts]) await discard(name)
    },
    list: async () => {
      const listed: Array<StoredPhoto> = []
      for (const photo of await photoNamesIn(folder)) {
        const bytes = await sizeOf(path.join(folder, photo.name))
        if (O.isSome(bytes)) listed.push({ ...photo, bytes: bytes.value })
      }
      return listed
    },
    discard,
    check: async () => {
      const probe = path.join(folder, probeName())
      await steps.write(probe, Buffer.from('probe'))
      await readFile(probe)
      await steps.unlink(probe)
    },
  }
}

const photoNamesIn = async (folder: string): Promise<ReadonlyArray<PhotoFileName>> =>
  RA.filterMap(parsePhotoFileName)(await readdir(folder))

/** None if the file was removed meanwhile. */
const sizeOf = async (file: string): Promise<O.Option<number>> => {
  try {
    return O.some((await lstat(file)).size)
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return O.none
    throw error
  }
}
