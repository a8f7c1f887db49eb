import { randomUUID } from 'node:crypto'
import { open, rename, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { mostUploadBytes } from '@kaoiro/core/photo/limits'
import { hasCode } from './has-code.js'

/** Readable by this user alone. */
const mode = 0o600

/** Left where there is such a file already. */
export const writeNew = async (
  name: string,
  photo: Uint8Array,
): Promise<E.Either<'AlreadyThere', void>> => {
  try {
    // `wx` creates the file or fails: of two uploads at once only one gets through.
    const file = await open(name, 'wx', mode)
    try {
      await file.writeFile(photo)
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

/** All of it or nothing: whoever reads meanwhile gets the old file or the new one. */
export const writeOver = async (name: string, photo: Uint8Array): Promise<void> => {
  // A name of its own: two at once would write into one file.
  const whole = path.join(path.dirname(name), `${randomUUID()}.photo.new`)
  try {
    await writeFile(whole, photo, { mode })
    await rename(whole, name)
  } catch (error) {
    await removeIfThere(whole)
    throw error
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
