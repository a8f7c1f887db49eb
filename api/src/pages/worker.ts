// The thread that draws pages and light cards. The pool calls its exports.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { LightCardRequest } from '@kaoiro/drawing/light-card'
import type { PageRenderer, PageTemplates } from '@kaoiro/core/flow'
import { openLightCard } from '../cards/light-card.js'
import { lowerPriority } from '@kaoiro/analyser/thread-tools'
import type { DrawLightCard } from '../http/ports/cards.js'
import type { DrawnPage, PageDrawing } from '../http/ports/pages.js'
import { movedPage } from '@kaoiro/core/flow'
import { packPage } from '../http/site/packed-page.js'
import { comparePage, resultPage } from '../http/site/serve-ui.js'

export interface PageSettings {
  /** The folder of the built UI. */
  readonly ui: string
  /** The folder that the UI's build makes for drawing cards. If undefined, no light cards are drawn. */
  readonly cards: string | undefined
  /** The path of the site, without a slash at its end. */
  readonly sitePath: string
}

/** The page renderer in a build of the UI. Hidden folders are not served. */
const program = '.server/page-renderer.mjs'

interface Program {
  readonly createPageRenderer: (templates: PageTemplates) => Promise<PageRenderer>
}

/** Loads the page renderer of a built UI. For a build without one, the browser renders all pages. */
const loadPageRenderer = async (folder: string): Promise<PageRenderer> => {
  const file = path.resolve(folder, program)
  if (!existsSync(file)) return () => null
  const { createPageRenderer } = (await import(pathToFileURL(file).href)) as Program
  const template = (page: string) => readFile(path.join(folder, page), 'utf8')
  return createPageRenderer({
    result: await template(resultPage),
    compare: await template(comparePage),
  })
}

lowerPriority()
const { ui, cards, sitePath } = workerData as PageSettings
const render = await loadPageRenderer(ui)
const move = movedPage(sitePath)
const drawLightCard = cards === undefined ? undefined : await openLightCard(cards)
parentPort?.postMessage('started')

export const page = ({ encoding, ...request }: PageDrawing): DrawnPage | null => {
  const drawn = render(request)
  return drawn && { ...packPage(move(drawn.html), encoding), status: drawn.status }
}

export const lightCard = (request: LightCardRequest): ReturnType<DrawLightCard> | undefined =>
  drawLightCard?.(request)
