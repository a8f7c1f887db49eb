import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as J from 'fp-ts/lib/Json.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type { Cards } from '@kaoiro/store/read'
import { brandFits, brandLimit } from '../drawing/brand-width.js'
import { builtUi } from './built-ui.js'

const CardFile = t.type({ letters: t.string })

/** The letters and the width that the built cards have for a store's brand. */
export const storeCards = async (folder: string = builtUi.cards): Promise<Cards> => ({
  letters: await cardLetters(folder),
  brandFits,
  brandLimit,
})

/** The letters of the built cards' font; undefined if the screens are not built. */
const cardLetters = async (folder: string): Promise<string | undefined> =>
  pipe(
    J.parse(await readFile(path.join(folder, 'card.json'), 'utf8').catch(() => 'null')),
    E.flatMap((json): E.Either<unknown, t.TypeOf<typeof CardFile>> => CardFile.decode(json)),
    E.match(
      () => undefined,
      ({ letters }) => letters,
    ),
  )
