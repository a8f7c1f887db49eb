import type { FurnishedStore } from '@kaoiro/store/read'
import type { OpenCards } from '../cards/open-cards.js'
import { openCards } from '../cards/open-cards.js'
import type { Cards, DrawLightCard } from '../http/ports/cards.js'
import type { DrawPage } from '../http/ports/pages.js'
import type { CurrentSite, SiteContent } from '../http/ports/site.js'
import type { Emit } from '../sessions/model/service-event.js'
import type { OpenPages } from './open-pages.js'
import { openPages } from './open-pages.js'
import type { PageSettings } from './worker.js'

/** The site of a store, which may be replaced by another one. */
export interface OpenSite {
  readonly site: CurrentSite
  readonly drawPage: DrawPage
  /** Undefined if the settings name no folder for cards. */
  readonly cards?: Cards
  readonly lightCard?: DrawLightCard
  /** Replaces the store. Rejects, and keeps the store, if its site cannot be made. */
  readonly change: (store: FurnishedStore) => Promise<void>
  readonly close: () => Promise<void>
}

/** The threads and files of one store. */
interface Current {
  readonly pages: OpenPages
  readonly content: SiteContent
  readonly cards: Cards | undefined
}

/** Makes the site of a store, in threads of their own. Rejects if the UI's build is not valid. */
export const openSite = async (settings: PageSettings, emit: Emit): Promise<OpenSite> => {
  const cards = settings.cards === undefined ? undefined : await openCards(settings.cards, emit)
  const open = async (store: PageSettings['store']) =>
    ofStore(await openPages({ ...settings, store }, emit), cards)
  let current = await open(settings.store).catch(async (error: unknown) => {
    await cards?.close()
    throw error
  })
  return {
    site: () => current.content,
    drawPage: (drawing) => current.pages.drawPage(drawing),
    ...(cards === undefined ? {} : cardsOf(() => current)),
    change: async (store) => {
      const last = current
      current = await open(store)
      await last.pages.retire()
    },
    close: async () => {
      await Promise.all([current.pages.close(), cards?.close()])
    },
  }
}

const ofStore = (pages: OpenPages, cards: OpenCards | undefined): Current => {
  const { files, brand, accent, ...content } = pages.site
  return {
    pages,
    content: {
      ...content,
      files: new Map([...files].map(([path, file]) => [path, bufferOf(file)])),
    },
    cards: cards?.ofStore({ brand, accent }),
  }
}

const bufferOf = (file: string | Uint8Array): Buffer =>
  typeof file === 'string' ? Buffer.from(file) : Buffer.from(file)

/** Cards as the current store has them. */
const cardsOf = (current: () => Current): Required<Pick<OpenSite, 'cards' | 'lightCard'>> => {
  const cards = (): Cards => {
    const { cards } = current()
    if (cards === undefined) throw new Error('no folder for cards')
    return cards
  }
  const lightCard: DrawLightCard = async (request) => {
    const { lightCard } = current().pages
    if (lightCard === undefined) throw new Error('no folder for cards')
    return lightCard(request)
  }
  return {
    cards: {
      get version() {
        return cards().version
      },
      draw: (request, client) => cards().draw(request, client),
    },
    lightCard,
  }
}
