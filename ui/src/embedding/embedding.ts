import './embedding.css'
import { receiveSteps } from '../analytics/step.js'
import { embeddingPage } from './embedding-page.js'
import type { Message } from './embedding-page.js'
import { followVisiblePart } from './visible-part.js'
import { sitePath } from '../site/address.js'

/** Adapts the site to an iframe, and reports to the page that embeds it. */
export async function startEmbedding(): Promise<void> {
  openLinksOutside()
  const send = embeddingPage()
  if (send !== null) {
    reportScreens(send)
    receiveSteps((step) => send({ type: 'step', ...step }))
  }
  // Until then, screens are as high as the iframe.
  await followVisiblePart()
  if (send !== null) reportHeight(send)
}

/** A later screen or step gives its heading the focus (screen-heading.tsx). */
const reportScreens = (send: (message: Message) => void): void =>
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('h1')) send({ type: 'screen' })
  })

const reportHeight = (send: (message: Message) => void): void => {
  const { body } = document
  new ResizeObserver(() =>
    send({ type: 'height', height: Math.ceil(body.getBoundingClientRect().height) }),
  ).observe(body)
}

/** Whether the iframe can show a link's page. Other sites rarely allow that, and nobody embeds a PDF. */
const opensInside = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && pathname.startsWith(sitePath) && !pathname.endsWith('.pdf')

/** Opens links that leave the site in a new tab, so that the result stays in the iframe. */
const openLinksOutside = (): void =>
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link === null || link.hasAttribute('download') || opensInside(link)) return
      link.target = '_blank'
      link.rel = 'noopener'
    },
    true,
  )
