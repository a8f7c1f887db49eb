import { constants } from 'node:fs'
import { copyFile, link, open, rename, unlink, writeFile } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { maxUploadBytes } from '@kaoiro/core/photo/limits'
import { hasErrorCode } from '../files/make-folder.js'
import { partNameOf } from './photo-file-names.js'

/** All operations that change files, each a step after which the process may be killed. */
export interface FileSteps {
  readonly write: (name: string, photo: Uint8Array) => Promise<void>
  /** Both create the file or fail with EEXIST: of two uploads at once only one succeeds. */
  readonly link: (from: string, to: string) => Promise<void>
  /** For file systems without links: readers may see a part of the file, and a kill may leave one. */
  readonly copyExclusive: (from: string, to: string) => Promise<void>
  readonly rename: (from: string, to: string) => Promise<void>
  readonly unlink: (name: string) => Promise<void>
}

/** Readable by this user alone. */
const mode = 0o600

export const nodeFileSteps: FileSteps = {
  write: (name, photo) => writeFile(name, photo, { mode }),
  link,
  copyExclusive: (from, to) => copyFile(from, to, constants.COPYFILE_EXCL),
  rename,
  unlink,
}

/** The error codes of file systems without links. */
const withoutLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/**
 * Left if there is such a file already, or if somebody has removed what was written of it. All of it or nothing,
 * whenever the process is killed; only on a file system without links a part of it may stay under its name, until
 * the sweep removes it with its session.
 */
export const writeExclusive =
  (steps: FileSteps) =>
  (name: string, photo: Uint8Array): Promise<E.Either<'AlreadyThere' | 'Removed', void>> =>
    withPart(steps)(name, photo, async (part) => {
      try {
        await linkOrCopy(steps, part, name)
        return E.right(undefined)
      } catch (error) {
        if (hasErrorCode(error, 'EEXIST')) return E.left('AlreadyThere')
        if (hasErrorCode(error, 'ENOENT')) return E.left('Removed')
        throw error
      }
    })

const linkOrCopy = (
  { link, copyExclusive }: FileSteps,
  part: string,
  name: string,
): Promise<void> =>
  link(part, name).catch((error: unknown) => {
    if (!withoutLinks.some((code) => hasErrorCode(error, code))) throw error
    return copyExclusive(part, name)
  })

/**
 * All of it or nothing: readers meanwhile get the old file or the new one. Nothing if somebody has removed what was
 * written of it: then nobody wants it any more.
 */
export const overwrite =
  (steps: FileSteps) =>
  (name: string, photo: Uint8Array): Promise<void> =>
    withPart(steps)(name, photo, (part) =>
      steps.rename(part, name).catch((error: unknown) => {
        if (!hasErrorCode(error, 'ENOENT')) throw error
      }),
    )

/** Writes the photo to a part file beside the one of that name, until `give` has given it the name. */
const withPart =
  (steps: FileSteps) =>
  async <A>(name: string, photo: Uint8Array, give: (part: string) => Promise<A>): Promise<A> => {
    const part = partNameOf(name)
    try {
      await steps.write(part, photo)
      return await give(part)
    } finally {
      await removeIfExists(steps)(part)
    }
  }

/** None if there is no such file; one that is larger than a photo may be is not read. */
export const readIfExists = async (
  name: string,
): Promise<O.Option<E.Either<'TooLarge', Uint8Array>>> => {
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

/** False if there was no such file. */
export const removeIfExists =
  ({ unlink }: FileSteps) =>
  (name: string): Promise<boolean> =>
    // `rm` would report to two callers at once that each of them removed it.
    unlink(name).then(
      () => true,
      (error: unknown) => {
        if (hasErrorCode(error, 'ENOENT')) return false
        throw error
      },
    )
