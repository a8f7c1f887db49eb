import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, readdir, readFile, copyFile, link, open, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import { maxUploadBytes } from '@kaoiro/core/photo'
import type { LocalPhotoBucket, StoredPhoto } from '../../sessions/ports/photo-bucket.js'
import { hasErrorCode, makeFolder } from '../files.js'

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

/** The operations that change files. The process may be killed after each. */
export interface FileSteps {
  readonly write: (name: string, photo: Uint8Array) => Promise<void>
  /** Like `copyExclusive`, fails with EEXIST if the target exists, so that one of two concurrent uploads succeeds. */
  readonly link: (from: string, to: string) => Promise<void>
  /** For file systems without hard links. Not atomic: a kill may leave an incomplete file. */
  readonly copyExclusive: (from: string, to: string) => Promise<void>
  readonly unlink: (name: string) => Promise<void>
}

/** Readable only by this user. */
const mode = 0o600

export const nodeFileSteps: FileSteps = {
  write: (name, photo) => writeFile(name, photo, { mode }),
  link,
  copyExclusive: (from, to) => copyFile(from, to, constants.COPYFILE_EXCL),
  unlink,
}

/** Error codes of file systems without hard links. */
const withoutLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/**
 * Creates a file atomically. Left if the file exists or its part file was removed meanwhile. On file systems without
 * hard links, a kill may leave an incomplete file until the sweep removes it with its session.
 */
async function writeExclusive(
  steps: FileSteps,
  name: string,
  photo: Uint8Array,
): Promise<E.Either<'AlreadyThere' | 'Removed', void>> {
  const part = partNameOf(name)
  try {
    await steps.write(part, photo)
    return await linkOrCopy(steps, part, name).then(() => E.right(undefined), linkError)
  } finally {
    await removeIfExists(steps, part)
  }
}

const linkError = (error: unknown): E.Either<'AlreadyThere' | 'Removed', never> => {
  if (hasErrorCode(error, 'EEXIST')) return E.left('AlreadyThere')
  if (hasErrorCode(error, 'ENOENT')) return E.left('Removed')
  throw error
}

const linkOrCopy = (
  { link, copyExclusive }: FileSteps,
  part: string,
  name: string,
): Promise<void> =>
  link(part, name).catch((error: unknown) => {
    if (!withoutLinks.some((code) => hasErrorCode(error, code))) throw error
    return copyExclusive(part, name)
  })

/** None if the file does not exist. Files that are too large are not read. */
async function readIfExists(name: string): Promise<O.Option<E.Either<'TooLarge', Uint8Array>>> {
  try {
    const file = await open(name)
    try {
      const { size } = await file.stat()
      return O.some(size > maxUploadBytes ? E.left('TooLarge') : E.right(await file.readFile()))
    } finally {
      await file.close()
    }
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return O.none
    throw error
  }
}

/** False if the file did not exist. */
function removeIfExists({ unlink }: FileSteps, name: string): Promise<boolean> {
  // Does not use `rm`, since two concurrent callers would both get true.
  return unlink(name).then(
    () => true,
    (error: unknown) => {
      if (hasErrorCode(error, 'ENOENT')) return false
      throw error
    },
  )
}

/** The information in a file name. */
type PhotoFileName = Omit<StoredPhoto, 'bytes'>

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const whole = new RegExp(`^(${uuid})\\.photo$`)
/** Probes lack the session, as did part files of earlier versions. */
const part = new RegExp(`^(?:(${uuid})\\.)?${uuid}\\.photo\\.new$`)

const fileNameOf = (id: string): string => `${id}.photo`

/** A unique name for a part file, so that concurrent writers do not collide. */
function partNameOf(photoName: string): string {
  return photoName.replace(/\.photo$/, `.${randomUUID()}.photo.new`)
}

/** A unique name for a file that checks whether the folder is writable. The sweep treats it as a part file. */
const probeName = (): string => `${randomUUID()}.photo.new`

/** None for files that the service did not create. */
function parsePhotoFileName(name: string): O.Option<PhotoFileName> {
  const [, session] = whole.exec(name) ?? []
  if (session !== undefined) return O.some({ name, session: O.some(session), isPart: false })
  const found = part.exec(name)
  return found === null ? O.none : O.some({ name, session: O.fromNullable(found[1]), isPart: true })
}

/** Whether a file is a part file of this session. Checks the start first: parsing hundreds of names is slow. */
function isPartOf(id: string, name: string): boolean {
  return (
    name.startsWith(id) && O.exists(({ isPart }: PhotoFileName) => isPart)(parsePhotoFileName(name))
  )
}
