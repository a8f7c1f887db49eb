import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, open, rename, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { mostUploadBytes } from '@kaoiro/core/photo/limits'
import { hasCode } from './has-code.js'

/** Readable by this user alone. */
const mode = 0o600

/** File systems without links, by what they answer. */
const withoutLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/** Left where there is such a file already. All of it or nothing, whenever the process is killed. */
export const writeNew = (
  name: string,
  photo: Uint8Array,
): Promise<E.Either<'AlreadyThere', void>> =>
  withWhole(name, photo, async (whole) => {
    try {
      await linkOrCopy(whole, name)
      return E.right(undefined)
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return E.left('AlreadyThere')
      throw error
    }
  })

/** Both make the file or fail: of two uploads at once only one gets through. */
const linkOrCopy = (whole: string, name: string): Promise<void> =>
  link(whole, name).catch((error: unknown) => {
    if (!withoutLinks.some((code) => hasCode(error, code))) throw error
    return copyFile(whole, name, constants.COPYFILE_EXCL)
  })

/** All of it or nothing: whoever reads meanwhile gets the old file or the new one. */
export const writeOver = (name: string, photo: Uint8Array): Promise<void> =>
  withWhole(name, photo, (whole) => rename(whole, name))

/** The photo in a file beside the one of that name, until it has been given the name. */
const withWhole = async <A>(
  name: string,
  photo: Uint8Array,
  give: (whole: string) => Promise<A>,
): Promise<A> => {
  // A name of its own: two at once would write into one file.
  const whole = path.join(path.dirname(name), `${randomUUID()}.photo.new`)
  try {
    await writeFile(whole, photo, { mode })
    return await give(whole)
  } finally {
    await removeIfThere(whole)
  }
}

/** None where there is no such file; a larger one than a photo may be is left unread. */
export const readIfThere = async (
  name: string,
): Promise<O.Option<E.Either<'TooLarge', Uint8Array>>> => {
  try {
    const file = await open(name)
    try {
      const { size } = await file.stat()
      return O.some(size > mostUploadBytes ? E.left('TooLarge') : E.right(await file.readFile()))
    } finally {
      await file.close()
    }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return O.none
    throw error
  }
}

/** False where there was no such file. */
export const removeIfThere = (name: string): Promise<boolean> =>
  // `rm` would tell two at once that each of them removed it.
  unlink(name).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return false
      throw error
    },
  )
