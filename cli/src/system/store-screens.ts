import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Screens, DrawSvg } from '@kaoiro/store/read'
import * as E from 'fp-ts/lib/Either.js'
import * as J from 'fp-ts/lib/Json.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { brandFits, brandLimit } from '../print/brand-width.js'
import { builtUi } from './store.js'

const CardFile = t.type({ letters: t.string })

/** The judgement of the built cards about a store, for `store check` and `serve`. */
export async function storeScreens({
  cards,
}: Pick<typeof builtUi, 'cards'> = builtUi): Promise<Screens> {
  const card = await readJson(path.join(cards, 'card.json'), CardFile)
  return {
    cards: { letters: card?.letters, brandFits, brandLimit },
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

/** Maximum milliseconds for a drawing, with the start of its process. */
const maxTime = 20_000

/** The exit code of the program if the rasteriser does not load on this machine. */
const noRasteriser = 3

/** Draws the SVG of stdin in the width of the largest icon, and prints its own size. */
const program = `
let resvg
try {
  resvg = require('node:module').createRequire(process.argv[1])('@resvg/resvg-js')
} catch {
  process.exit(${noRasteriser})
}
const svg = new resvg.Resvg(require('node:fs').readFileSync(0, 'utf8'), {
  font: { loadSystemFonts: false },
  fitTo: { mode: 'width', value: 512 },
})
svg.render()
process.stdout.write(JSON.stringify({ width: svg.width, height: svg.height }))`

type Size = NonNullable<Awaited<ReturnType<DrawSvg>>>

/** The sizes of the SVGs that were drawn, by their hash: most changes of a store keep its pictures. */
const sizes = new Map<string, Size>()

/**
 * Draws an SVG in its own process: one with nested references may take minutes or all memory, and cannot be
 * interrupted in a thread.
 */
const drawSvg: DrawSvg = async (svg) => {
  const hash = createHash('sha256').update(svg).digest('base64')
  const size = sizes.get(hash) ?? (await draw(svg))
  if (size) sizes.set(hash, size)
  return size
}

const draw: DrawSvg = (svg) =>
  new Promise((resolve) => {
    const { execPath } = process
    const options = { timeout: maxTime, killSignal: 'SIGKILL' } as const
    const child = execFile(
      execPath,
      ['-e', program, import.meta.filename],
      options,
      (error, out) => {
        if (error === null) resolve(JSON.parse(out) as Size)
        // A text as code: the process did not start.
        else
          resolve(error.code === noRasteriser || typeof error.code === 'string' ? undefined : null)
      },
    )
    // The process may end before it has read everything.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(svg)
  })
