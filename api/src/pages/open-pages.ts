import { drawingThread } from '../concurrency/drawing-thread.js'
import type { DrawLightCard, DrawnPage, DrawPage } from '../http/ports/site.js'
import type { Emit } from '../sessions/model/service-event.js'
import type { PageSettings, SiteStarted } from './worker.js'

/** The compiled worker, also in tests: Node cannot start a thread from TypeScript. */
const compiledWorker = new URL('../../dist/pages/worker.js', import.meta.url)

export interface OpenPages {
  readonly drawPage: DrawPage
  /** Undefined if the settings name no folder for cards. */
  readonly lightCard?: DrawLightCard
  readonly site: SiteStarted
  readonly close: () => Promise<void>
  /** Closes after the drawings under way. */
  readonly retire: () => Promise<void>
}

/**
 * Starts a thread of low priority that makes the site of a store and draws pages and light cards, so that calls never wait for a drawing.
 * Rejects if the UI's build is not valid.
 */
export async function openPages(
  settings: PageSettings,
  emit: Emit,
  worker: URL = compiledWorker,
): Promise<OpenPages> {
  const thread = drawingThread(worker, settings)
  const site = await thread.started.catch(async (error: unknown) => {
    await thread.close()
    throw error
  })
  const running = new Set<Promise<unknown>>()
  const run = async (name: string, request: unknown): Promise<unknown> => {
    const drawing = thread.run(name, request)
    running.add(drawing)
    try {
      return await drawing
    } finally {
      running.delete(drawing)
    }
  }
  return {
    site: site as SiteStarted,
    drawPage: async (drawing) => {
      try {
        return (await run('page', drawing)) as DrawnPage | null
      } catch (error) {
        // The browser draws the page instead.
        emit({ _tag: 'TaskFailed', task: 'drawing a page', error })
        return null
      }
    },
    ...(settings.cards === undefined
      ? {}
      : { lightCard: (request) => run('lightCard', request) as ReturnType<DrawLightCard> }),
    close: thread.close,
    retire: async () => {
      await Promise.allSettled(running)
      await thread.close()
    },
  }
}
