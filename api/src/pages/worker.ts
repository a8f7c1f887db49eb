// The thread that makes the site of a store, and draws pages and light cards. The pool calls its exports.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { LightCardRequest } from '@kaoiro/drawing/light-card'
import type { StoreSite } from '@kaoiro/core/pages'
import type { FurnishedStore } from '@kaoiro/store/read'
import { openLightCard } from '../cards/light-card.js'
import { lowerPriority } from '@kaoiro/analyser/thread-tools'
import type {
  CardLook,
  DrawLightCard,
  DrawnPage,
  PageDrawing,
  SiteContent,
} from '../http/ports/site.js'
import { noStore } from '../http/ports/site.js'
import { movedPage } from '@kaoiro/core/pages'
import { pictureUrl } from '@kaoiro/core/products'
import { packPage } from '../http/site/packed-files.js'

export interface PageSettings {
  /** The folder of the built UI. */
  readonly ui: string
  /** The folder that the UI's build makes for drawing cards. If undefined, no light cards are drawn. */
  readonly cards: string | undefined
  /** The path of the site, without a slash at its end. */
  readonly sitePath: string
  /** If undefined, the store that the UI was built with. */
  readonly store: FurnishedStore | undefined
}

/** Posted when the site of the store is ready. */
export interface SiteStarted extends Omit<SiteContent, 'files'>, CardLook {
  readonly files: StoreSite['files']
}

/** The program in a build of the UI that makes the sites of stores. Hidden folders are not served. */
const program = '.server/store-site.mjs'

interface Program {
  readonly openStoreSite: (
    build: unknown,
    store: FurnishedStore,
    rasterise: ((svg: string) => Uint8Array) | null,
  ) => Promise<StoreSite>
}

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.resolve(ui, '.server', file), 'utf8'))

/** For a build without the program, the browser renders all pages. */
const openSite = async (): Promise<SiteStarted & Pick<StoreSite, 'drawPage'>> => {
  const file = path.resolve(ui, program)
  if (!existsSync(file))
    return {
      ...noStore,
      ...{ brand: { name: '', mark: null }, logo: null, accent: '#000000' },
      drawPage: () => null,
    }
  const { openStoreSite } = (await import(pathToFileURL(file).href)) as Program
  const furnished = store ?? ((await readJson('store.json')) as FurnishedStore)
  const site = await openStoreSite(await readJson('build.json'), furnished, await rasteriser())
  const { pictures, cardLogo } = furnished
  const { brand, colours, languages } = furnished.store
  return {
    ...site,
    languages,
    accent: colours.accent,
    brand,
    logo: cardLogo === undefined ? null : pictureUrl(cardLogo, pictures[cardLogo] ?? ''),
  }
}

/** Null if the rasteriser does not load on this machine: the site lacks icons for home screens. */
const rasteriser = async (): Promise<((svg: string) => Uint8Array) | null> => {
  const resvg = await import('@resvg/resvg-js').catch(() => null)
  return resvg && ((svg) => new resvg.Resvg(svg).render().asPng())
}

lowerPriority()
const { ui, cards, sitePath, store } = workerData as PageSettings
const { drawPage, ...content } = await openSite()
const move = movedPage(sitePath)
const drawLightCard = cards === undefined ? undefined : await openLightCard(cards, content)
parentPort?.postMessage(content satisfies SiteStarted)

export function page({ encoding, ...request }: PageDrawing): DrawnPage | null {
  const drawn = drawPage(request)
  return drawn && { ...packPage(move(drawn.html), encoding), status: drawn.status }
}

export function lightCard(request: LightCardRequest): ReturnType<DrawLightCard> | undefined {
  return drawLightCard?.(request)
}
