import { createHash } from 'node:crypto'
import { constants, open, realpath } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { decodeEdited } from './decode-text.js'
import type { Path, ReadDocument } from './document.js'
import { jsonDocument, listAt, valueAt } from './document.js'
import type { FileFault, StoreFault } from './faults.js'
import { maxKb } from './faults.js'
import { Picture, StoreFile } from './schema.js'

export const settingsFile = 'store.json'
export const normsFile = 'norms.json'

type Content = E.Either<FileFault, Buffer>

/** The contents of a store's folder at one time. */
export interface StoreFolder {
  readonly path: string
  readonly settings: E.Either<StoreFault, ReadDocument>
  /** The name of the product list. Undefined if the settings name none. */
  readonly productFile: string | undefined
  readonly products: E.Either<StoreFault, string>
  readonly norms: E.Either<StoreFault, string>
  /** Pictures by their path in the folder. */
  readonly pictures: ReadonlyMap<string, Content>
  /**
   * Differs for every other content, and for files that can be read again. Times and sizes do not count: `cp -p`, `tar`
   * and links to another release keep them.
   */
  readonly state: string
}

/** Reads all files of a store. Never rejects, and never waits for a pipe or device. */
export async function readFolder(folder: string): Promise<StoreFolder> {
  const hash = createHash('sha256')
  const taken = (name: string, content: Content): Content => {
    hash.update(`\0${name}\0${E.isLeft(content) ? content.left : content.right.length}\0`)
    if (E.isRight(content)) hash.update(content.right)
    return content
  }
  const textOf = async (name: string): Promise<E.Either<StoreFault, string>> =>
    decoded(name, taken(name, await readPlain(path.join(folder, name), maxKb.File)))
  const settings = E.flatMap((json: string) => jsonDocument(settingsFile, json))(
    await textOf(settingsFile),
  )
  const value: unknown = E.isRight(settings) ? settings.right.document.value : null
  const { data: productFile } = StoreFile.shape.products.safeParse(valueAt(value, ['products']))
  const products = productFile === undefined ? E.right('') : await textOf(productFile)
  const norms = await textOf(normsFile)
  const names = new Set(picturePlaces(value).flatMap(({ picture }) => picture ?? []))
  const pictures = new Map<string, Content>()
  for (const name of names) pictures.set(name, taken(name, await readInside(folder, name)))
  const state = hash.digest('base64')
  return { path: folder, settings, productFile, products, norms, pictures, state }
}

/** Reads a text file, as a store's folder has them. */
export async function readText(file: string): Promise<E.Either<StoreFault, string>> {
  return decoded(path.basename(file), await readPlain(file, maxKb.File))
}

/** Lines end with `\n`, also those of old spreadsheets, which end with `\r` alone. */
const decoded = (file: string, content: Content): E.Either<StoreFault, string> =>
  pipe(
    content,
    E.mapLeft((fault): StoreFault => ({ _tag: `File${fault}`, file, line: null })),
    E.flatMap((bytes) =>
      E.fromNullable<StoreFault>({ _tag: 'NotUtf8', file, line: null })(decodeEdited(bytes)),
    ),
    E.map((text) => text.replace(/\r\n?/g, '\n')),
  )

/** The places of all pictures in the settings, and their names; undefined if a name is not valid. */
export function picturePlaces(
  value: unknown,
): ReadonlyArray<{ readonly place: Path; readonly picture: string | undefined }> {
  return [
    ['brand', 'icon'],
    ['brand', 'logo'],
    ...listAt(value, ['related']).map((_, at) => ['related', at, 'logo']),
  ].map((place) => ({ place, picture: Picture.safeParse(valueAt(value, place)).data }))
}

/** Reads a picture. Links must not lead out of the folder. */
const readInside = async (folder: string, name: string): Promise<Content> => {
  try {
    const file = await realpath(path.join(folder, name))
    const inside = path.relative(await realpath(folder), file)
    const isOutside =
      inside === '..' || inside.startsWith(`..${path.sep}`) || path.isAbsolute(inside)
    return isOutside ? E.left('NotFound') : await readPlain(file, maxKb.Picture)
  } catch (error) {
    return E.left(faultOf(error))
  }
}

/** Reads a plain file of bounded size. */
const readPlain = async (file: string, limit: number): Promise<Content> => {
  try {
    // Otherwise, opening a pipe would wait for its writer. Windows lacks the flag: undefined counts as 0.
    const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK)
    try {
      if (!(await handle.stat()).isFile()) return E.left('NotPlain')
      const max = limit * 1000
      const chunks: Array<Buffer> = []
      for await (const chunk of handle.createReadStream({ end: max, autoClose: false }))
        chunks.push(chunk as Buffer)
      const bytes = Buffer.concat(chunks)
      return bytes.length > max ? E.left('TooLarge') : E.right(bytes)
    } finally {
      await handle.close()
    }
  } catch (error) {
    return E.left(faultOf(error))
  }
}

const faultOf = (error: unknown): FileFault => {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'NotFound'
  // A circular link; a socket.
  return code === 'ELOOP' || code === 'ENXIO' ? 'NotPlain' : 'NotReadable'
}
