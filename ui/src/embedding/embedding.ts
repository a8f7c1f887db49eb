import { receiveSteps } from '../analytics/pass-on.js'
import { embeddingPage } from './embedding-page.js'
import type { Message } from './embedding-page.js'
import { openLinksOutside } from './outside-links.js'
import { followVisiblePart } from './visible-part.js'
import './embedding.css'

/** Adapts the site to an iframe, and reports to the page that embeds it. */
export const startEmbedding = async (): Promise<void> => {
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
