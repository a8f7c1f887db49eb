import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as J from 'fp-ts/lib/Json.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { builtUi } from './built-ui.js'

const CardFile = t.type({ letters: t.string })

/** The letters of the built cards' font; undefined if the screens are not built. */
export const cardLetters = async (folder: string = builtUi.cards): Promise<string | undefined> =>
  pipe(
    J.parse(await readFile(path.join(folder, 'card.json'), 'utf8').catch(() => 'null')),
    E.flatMap((json): E.Either<unknown, t.TypeOf<typeof CardFile>> => CardFile.decode(json)),
    E.match(
      () => undefined,
      ({ letters }) => letters,
    ),
  )
