import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import type { PhotoBucket } from './ports.js'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Photos as files of one folder, readable by this user alone. */
export const folderPhotoBucket = async (folder: string): Promise<PhotoBucket> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Ids are made by this service (UUIDs), so they are safe as names.
  const fileOf = (id: string) => path.join(folder, `${id}.jpg`)
  const remove = (file: string) => rm(file, { force: true })

  return {
    put: async (id, jpeg) => {
      try {
        // `wx` creates the file or fails: of two uploads at once only one gets through.
        const file = await open(fileOf(id), 'wx', 0o600)
        try {
          await file.writeFile(jpeg)
        } catch (error) {
          // Half a photo would stand in the way of a second try.
          await remove(fileOf(id))
          throw error
        } finally {
          await file.close()
        }
        return E.right(undefined)
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return E.left('AlreadyThere')
        throw error
      }
    },
    get: (id) => readFile(fileOf(id)),
    remove: (id) => remove(fileOf(id)),
    removeOlderThan: async (time) => {
      for (const name of await readdir(folder)) {
        const file = path.join(folder, name)
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }))
        if (name.endsWith('.jpg') && mtimeMs < time) await remove(file)
      }
    },
  }
}
