import { builtAddresses, movedPage, screenPattern } from '@kaoiro/core/pages'
import type { FurnishedStore } from '@kaoiro/store/read'
import type { OpenStaticSite } from '../site-build.js'
import { openStoreSite } from './store-site.js'

// A site for web servers without the service, which works below every path: the first screen has relative addresses, and
// 404.html finds the path in the address of the page that was asked for.

/** Makes the files of a store's site besides `assets/` of the build. Photos are analysed on the visitor's device. */
export const openStaticSite: OpenStaticSite = async (build, furnished, rasterise) => {
  const onDevice: FurnishedStore = {
    ...furnished,
    store: { ...furnished.store, analysis: 'device' },
  }
  const { files } = await openStoreSite(build, onDevice, rasterise)
  const home = movedPage('.')(String(files.get('/index.html')))
  return new Map([
    ...[...files].filter(([path]) => !path.endsWith('.html')),
    ['/index.html', await withScript(home, absoluteAddresses, '</body>')],
    ['/404.html', await anyPage(String(files.get('/shell.html')))],
    // GitHub Pages would leave out files with names that start with an underscore.
    ['/.nojekyll', ''],
  ])
}

/** For the first screen: the later ones are in other folders. Code and styles are loading already. */
const absoluteAddresses = `for (const name of ['href', 'src', 'srcset'])
  for (const element of document.querySelectorAll('[' + name + '^="./"]:not(script, [rel=stylesheet], [rel=modulepreload])'))
    element.setAttribute(name, new URL(element.getAttribute(name), location.href).pathname)`

/**
 * For 404.html: writes the page with the path of the site, which ends where the path of a screen starts. At other
 * addresses, looks for the service worker in each folder.
 */
const writePage = (page: string): string => `{
  const page = ${JSON.stringify(page).replaceAll('<', '\\u003c')}
  const screens = new RegExp(${JSON.stringify(screenPattern().source)})
  const path = location.pathname
  const slashes = [...path.matchAll(/\\//g)].map(({ index }) => index)
  const isScreen = (part) => part.length > 1 && screens.test(part.replace(/\\/$/, ''))
  const show = (end) => {
    document.open()
    document.write(page.replace(${String(builtAddresses)}, (address) => address + path.slice(0, end)))
    document.close()
  }
  const look = async () => {
    for (const end of slashes.reverse()) {
      const { ok, headers } = await fetch(path.slice(0, end) + '/sw.js')
      if (ok && /javascript/.test(headers.get('content-type'))) return show(end)
    }
  }
  const known = slashes.find((at) => isScreen(path.slice(at)))
  if (known === undefined) look()
  else show(known)
}`

/** The only page for all addresses that are not files. */
const anyPage = async (shell: string): Promise<string> => {
  const start = shell.slice(0, shell.indexOf('<meta name="viewport"'))
  const notice = /<noscript>[^]*?<\/noscript>/.exec(shell)?.join('') ?? ''
  const page = `${start}<meta name="robots" content="noindex" />\n  </head>\n  <body>${notice}</body>\n</html>\n`
  return withScript(page, writePage(shell), '</head>')
}

/** Adds an inline script to a page, and its hash to the policy of the page. */
const withScript = async (html: string, script: string, before: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return html
    .replace("script-src 'self'", (own) => `${own} 'sha256-${hash}'`)
    .replace(before, () => `<script>${script}</script>\n  ${before}`)
}
