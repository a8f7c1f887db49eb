import type { FurnishedStore } from '@kaoiro/store/read'
import type { OpenCards } from '../cards/open-cards.js'
import { openCards } from '../cards/open-cards.js'
import type {
  Cards,
  DrawLightCard,
  DrawPage,
  CurrentSite,
  SiteContent,
} from '../http/ports/site.js'
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

type Files = SiteContent['files']

/** How many earlier stores keep their files with hashed names. */
const keptStores = 2

/** The threads and files of one store. */
interface Current {
  readonly pages: OpenPages
  /** Its own files with hashed names, and those of stores before it, which open pages still ask for. */
  readonly hashed: ReadonlyArray<Files>
  readonly content: SiteContent
  readonly cards: Cards | undefined
}

/** Makes the site of a store, in threads of their own. Rejects if the UI's build is not valid. */
export async function openSite(
  settings: PageSettings,
  emit: Emit,
  worker?: URL,
): Promise<OpenSite> {
  const cards = settings.cards === undefined ? undefined : await openCards(settings.cards, emit)
  const open = async (store: PageSettings['store'], earlier: Current['hashed']) =>
    ofStore(await openPages({ ...settings, store }, emit, worker), cards, earlier)
  let current = await open(settings.store, []).catch(async (error: unknown) => {
    await cards?.close()
    throw error
  })
  const replace = async (store: FurnishedStore): Promise<void> => {
    const last = current
    current = await open(store, last.hashed.slice(0, keptStores))
    await last.pages.retire()
  }
  let changed: Promise<void> = Promise.resolve()
  return {
    site: () => current.content,
    drawPage: (drawing) => current.pages.drawPage(drawing),
    ...(cards === undefined ? {} : cardsOf(() => current)),
    change: (store) => {
      const change = changed.then(() => replace(store))
      changed = change.catch(() => undefined)
      return change
    },
    close: async () => {
      await changed
      await Promise.all([current.pages.close(), cards?.close()])
    },
  }
}

const ofStore = (
  pages: OpenPages,
  cards: OpenCards | undefined,
  earlier: Current['hashed'],
): Current => {
  const { brand, logo, accent, ...content } = pages.site
  const files = [...content.files].map(([path, file]) => [path, bufferOf(file)] as const)
  return {
    pages,
    hashed: [new Map(files.filter(([path]) => path.startsWith('/assets/'))), ...earlier],
    content: { ...content, files: new Map([...earlier.flatMap((each) => [...each]), ...files]) },
    cards: cards?.ofStore({ brand, logo, accent }),
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
