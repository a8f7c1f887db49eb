import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as J from 'fp-ts/lib/Json.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type { Screens } from '@kaoiro/store/read'
import { brandFits, brandLimit } from '../drawing/brand-width.js'
import { builtUi } from './built-ui.js'
import { drawSvg } from './draw-svg.js'

const CardFile = t.type({ letters: t.string })

const BuildFile = t.type({
  analysis: t.union([t.literal('service'), t.literal('device'), t.literal('ask')]),
  checkBeforeSending: t.boolean,
})

/** The judgement of the built screens and cards about a store, for `store check` and `serve`. */
export const storeScreens = async ({
  screens,
  cards,
}: Pick<typeof builtUi, 'screens' | 'cards'> = builtUi): Promise<Screens> => {
  const card = await readJson(path.join(cards, 'card.json'), CardFile)
  // Settings that the screens were built for (ui/site/site-build.ts).
  const build = await readJson(path.join(screens, '.server', 'build.json'), BuildFile)
  return {
    cards: { letters: card?.letters, brandFits, brandLimit },
    ...(build === undefined ? {} : { build }),
    draw: drawSvg,
  }
}

/** Undefined if the screens are not built. */
const readJson = async <A>(file: string, codec: t.Decoder<unknown, A>): Promise<A | undefined> =>
  pipe(
    J.parse(await readFile(file, 'utf8').catch(() => 'null')),
    E.flatMap((json): E.Either<unknown, A> => codec.decode(json)),
    E.match(
      () => undefined,
      (value) => value,
    ),
  )
