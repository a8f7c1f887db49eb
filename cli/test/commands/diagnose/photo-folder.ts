import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fixturePath } from '@kaoiro/fixtures/files'
import { jsonLinesIn } from '../../in-process.js'

/** The valid photos of `fillWithPhotos`. */
export const photos = ['a.jpg', 'b.jpg', 'deep/c.jpg']

/** Fills a folder with three photos in `photos` and a truncated one in `broken`. */
export const fillWithPhotos = async (folder: string): Promise<void> => {
  const inFolder = (name: string) => path.join(folder, name)
  await mkdir(inFolder('photos/deep'), { recursive: true })
  for (const name of photos)
    await copyFile(fixturePath('photos/landscape.jpg'), inFolder(`photos/${name}`))
  await mkdir(inFolder('broken'))
  await copyFile(fixturePath('photos/truncated.jpg'), inFolder('broken/cut.jpg'))
}

/** What the tests read of a record. */
export interface Line {
  readonly photo: string
  readonly hairline: number | string
  readonly hairlineFound?: boolean
  readonly code?: string
  readonly upload?: number
  readonly error?: { readonly kind: string; readonly message: string }
  readonly calls: ReadonlyArray<{ readonly call: string; readonly ms: number }>
}

/** Parses lines of JSON and sorts them by photo. */
export const linesIn = (text: string): ReadonlyArray<Line> =>
  [...(jsonLinesIn(text) as ReadonlyArray<Line>)].sort((a, b) => (a.photo < b.photo ? -1 : 1))
