import { constants } from 'node:fs'
import { copyFile, link, open, unlink, writeFile } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { maxUploadBytes } from '@kaoiro/core/photo'
import { hasErrorCode } from '../files/make-folder.js'
import { partNameOf } from './photo-file-names.js'

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
export const writeExclusive =
  (steps: FileSteps) =>
  async (name: string, photo: Uint8Array): Promise<E.Either<'AlreadyThere' | 'Removed', void>> => {
    const part = partNameOf(name)
    try {
      await steps.write(part, photo)
      return await linkOrCopy(steps, part, name).then(() => E.right(undefined), linkError)
    } finally {
      await removeIfExists(steps)(part)
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

/** False if the file did not exist. */
export const removeIfExists =
  ({ unlink }: FileSteps) =>
  (name: string): Promise<boolean> =>
    // Does not use `rm`, since two concurrent callers would both get true.
    unlink(name).then(
      () => true,
      (error: unknown) => {
        if (hasErrorCode(error, 'ENOENT')) return false
        throw error
      },
    )
