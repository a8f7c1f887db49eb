import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import { constants } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import { imageTypeOf, maxPhotoBytes } from '@kaoiro/core/photo'
import { systemPath } from '../../system/byte-names.js'
import { systemFault } from '../../system/system-error.js'
import type { PhotoFault } from '../preparation.js'

/** Reads a photo file. Never reads pipes or devices, and of files that are too large only the type. */
export const readPhoto = async (file: string): Promise<E.Either<PhotoFault, Uint8Array>> => {
  try {
    // Otherwise opening a pipe would block until something writes to it.
    const handle = await open(systemPath(file), constants.O_RDONLY | (constants.O_NONBLOCK || 0))
    try {
      return await contentsOf(handle)
    } finally {
      await handle.close()
    }
  } catch (error) {
    return E.left({ _tag: 'NotRead', ...systemFault(error) })
  }
}

const contentsOf = async (handle: FileHandle): Promise<E.Either<PhotoFault, Uint8Array>> => {
  const stat = await handle.stat()
  if (stat.isDirectory()) return E.left({ _tag: 'NotRead', code: 'EISDIR', detail: 'a folder' })
  if (!stat.isFile()) return E.left({ _tag: 'NotRead', code: '', detail: 'it is not a file' })
  if (stat.size === 0) return E.left({ _tag: 'EmptyFile' })
  return stat.size > maxPhotoBytes ? tooLarge(handle, stat.size) : E.right(await handle.readFile())
}

/** Bytes that identify the file type. */
const headBytes = 64

const tooLarge = async (
  handle: FileHandle,
  bytes: number,
): Promise<E.Either<PhotoFault, never>> => {
  const { buffer } = await handle.read(new Uint8Array(headBytes), 0, headBytes, 0)
  const found = imageTypeOf(buffer)
  return E.left(
    found === 'jpeg' || found === 'png'
      ? { _tag: 'TooManyBytes', bytes, max: maxPhotoBytes }
      : { _tag: 'NotAPhoto', found },
  )
}
