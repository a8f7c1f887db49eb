import { sitePath } from '../site/address.js'

/** Whether the iframe can show a link's page. Other sites rarely allow that, and nobody embeds a PDF. */
const opensInside = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && pathname.startsWith(sitePath) && !pathname.endsWith('.pdf')

/** Opens links that leave the site in a new tab, so that the result stays in the iframe. */
export const openLinksOutside = (): void =>
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
