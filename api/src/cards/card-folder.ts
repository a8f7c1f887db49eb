import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

const CardSettings = t.type({ brand: t.string, fontFamily: t.string, version: t.string })

/** What the build of the UI leaves for the drawing of cards. */
export interface CardFolder extends t.TypeOf<typeof CardSettings> {
  readonly fontFile: string
}

/** Rejects if the folder is not such a one. */
export const readCardFolder = async (folder: string): Promise<CardFolder> => {
  const file = path.join(folder, 'card.json')
  const settings = CardSettings.decode(JSON.parse(await readFile(file, 'utf8')))
  if (isLeft(settings)) throw new Error(`${file} is not what the build writes`)
  return { ...settings.right, fontFile: path.join(folder, 'font.ttf') }
}
