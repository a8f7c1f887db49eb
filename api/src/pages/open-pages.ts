import { drawingThread } from '../concurrency/drawing-thread.js'
import type { DrawLightCard } from '../http/ports/cards.js'
import type { DrawnPage, DrawPage } from '../http/ports/pages.js'
import type { Emit } from '../sessions/model/service-event.js'
import type { PageSettings } from './worker.js'

/** The compiled worker, also in tests: Node cannot start a thread from TypeScript. */
const compiledWorker = new URL('../../dist/pages/worker.js', import.meta.url)

export interface OpenPages {
  readonly drawPage: DrawPage
  /** Undefined if the settings name no folder for cards. */
  readonly lightCard?: DrawLightCard
  readonly close: () => Promise<void>
}

/**
 * Starts a thread of low priority that draws pages and light cards, so that calls never wait for a drawing. Rejects if
 * the UI's build is not valid.
 */
export const openPages = async (
  settings: PageSettings,
  emit: Emit,
  worker: URL = compiledWorker,
): Promise<OpenPages> => {
  const thread = drawingThread(worker, settings)
  try {
    await thread.started
  } catch (error) {
    await thread.close()
    throw error
  }
  return {
    drawPage: async (drawing) => {
      try {
        return (await thread.run('page', drawing)) as DrawnPage | null
      } catch (error) {
        // The browser draws the page instead.
        emit({ _tag: 'TaskFailed', task: 'drawing a page', error })
        return null
      }
    },
    ...(settings.cards === undefined
      ? {}
      : { lightCard: (request) => thread.run('lightCard', request) as ReturnType<DrawLightCard> }),
    close: thread.close,
  }
}
