import { constants } from 'node:fs'
import {
  access,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { OwnPhotoBucket } from '../ports.js'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

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
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fileOf = (id: string) => path.join(folder, `${id}.photo`)

  return {
    uploadUrl: (id, origin) => Promise.resolve(origin + uploadPath(id)),
    put: (id, jpeg) => writeNew(fileOf(id), jpeg),
    get: (id) => readIfThere(fileOf(id)),
    replace: async (id, photo) => {
      const whole = `${fileOf(id)}.new`
      await writeFile(whole, photo, { mode: 0o600 })
      await rename(whole, fileOf(id))
    },
    remove: (id) => removeIfThere(fileOf(id)),
    removeOlderThan: (time) => removeFilesOlderThan(folder, time),
    check: () => access(folder, constants.R_OK | constants.W_OK),
  }
}

const writeNew = async (
  name: string,
  jpeg: Uint8Array,
): Promise<E.Either<'AlreadyThere', void>> => {
  try {
    // `wx` creates the file or fails: of two uploads at once only one gets through.
    const file = await open(name, 'wx', 0o600)
    try {
      await file.writeFile(jpeg)
    } catch (error) {
      // Half a photo would stand in the way of a second try.
      await removeIfThere(name)
      throw error
    } finally {
      await file.close()
    }
    return E.right(undefined)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return E.left('AlreadyThere')
    throw error
  }
}

const readIfThere = (name: string): Promise<O.Option<E.Either<never, Uint8Array>>> =>
  readFile(name).then(
    (jpeg) => O.some(E.right(jpeg)),
    (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return O.none
      throw error
    },
  )

const removeIfThere = (name: string): Promise<boolean> =>
  rm(name).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return false
      throw error
    },
  )

/** `.photo`, and `.photo.new` that a killed process left. */
const isPhoto = (name: string): boolean => /\.photo(\.new)?$/.test(name)

const removeFilesOlderThan = async (folder: string, time: number): Promise<number> => {
  let removed = 0
  for (const name of (await readdir(folder)).filter(isPhoto)) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < time && (await removeIfThere(file))) removed++
  }
  return removed
}
