import { cleanPageAddress } from '@kaoiro/core/result-code'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sitePaths, homePage, homePageIn } from '@kaoiro/core/pages'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from '../problems/problem.js'
import type { AnswerDrawn } from './drawn-pages.js'
import type { CurrentSite, SiteContent } from '../ports/site.js'
import { noStore, perSite } from '../ports/site.js'
import type { SendFile } from './packed-files.js'
import { cachingOf, packedFiles, varyOf, compareFileTags, fileTags } from './packed-files.js'
import {
  isColour,
  isCompareScreen,
  isComparison,
  isHome,
  isResult,
  isScreen,
  isServicePath,
  unknownAddress,
} from '../requests/addresses.js'
import { readMethods, sendWrongMethod } from '../requests/malformed-requests.js'
import { pageLanguage } from '../requests/language.js'

/**
 * Serves the files of the built UI. Page requests for other URLs get the app, which does its own routing; the status is
 * 404 unless a screen has the URL. If a chat program has added characters to the address of a result, redirects to the
 * clean address.
 *
 * @param answerDrawn renders the pages of one or two results; by default the app does
 * @param sitePath the path of the site, which the addresses of requests do not contain; without a slash at its end
 * @param current the current site
 */
export function serveUi(
  service: FastifyInstance,
  folder: string,
  answerDrawn: AnswerDrawn = () => Promise.resolve(false),
  sitePath = '',
  current: CurrentSite = () => noStore,
): void {
  /** With a store, only the hashed files of the build remain: the rest may be another store's. */
  const isOfBuild = (name: string): boolean =>
    current().files.size === 0 || /^\/assets\/(?!store-)/.test(name)
  const fileTag = fileTags()
  compareFileTags(service)
  service.register(fastifyStatic, {
    root: folder,
    // The route below serves the first screen, which depends on the visitor's language.
    index: false,
    allowedPath: (name) =>
      isFileName(name) &&
      isOfBuild(name) &&
      // Below a path, pages are sent with other addresses than the build's.
      (sitePath === '' || !name.endsWith('.html')),
    // The build writes a .br and a .gz file for each text file.
    preCompressed: true,
    // Hidden files are for the build and the server only.
    dotfiles: 'ignore',
    // `setHeaders` sets these headers instead. A range of another build's file would not fit.
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, file, stat) => {
      void reply.setHeader('etag', fileTag(file, stat))
      // Caches must not send a compressed file to clients that cannot decompress it.
      void reply.setHeader('vary', varyOf(file))
      void reply.setHeader('cache-control', cachingOf(file))
    },
  })
  const fileFor = perSite(current, (site) => pageFiles(folder, site))
  const sendPacked = perSite(current, ({ files }) =>
    packedFiles((file) => files.get(`/${file}`) ?? readFileSync(path.join(folder, file)), sitePath),
  )
  const sendPage: SendFile = (request, reply, file) =>
    sitePath === '' && current().files.size === 0
      ? reply.sendFile(file)
      : sendPacked()(request, reply, file)
  service.get(sitePaths.home, (request, reply) => sendPage(request, reply, fileFor()(request)))
  const built = filesIn(folder)
  const isFile = (file: string) => current().files.has(file) || (built.has(file) && isOfBuild(file))
  const isSitePath = isPathOf(sitePath)
  service.addHook('preParsing', async (request, reply) => {
    if (!request.is404 || readMethods.includes(request.method)) return
    const isServed = asksForPage(request) || isFile(pathOf(request))
    await (isServed
      ? sendWrongMethod(reply, readMethods)
      : sendProblem(reply, unknownAddress(request)))
  })
  service.setNotFoundHandler(async (request, reply) => {
    if (current().files.has(pathOf(request)))
      return sendPacked()(request, reply.code(200), pathOf(request).slice(1))
    const clean = cleanPageAddress(request.url)
    if (clean !== request.url) return reply.redirect(sitePath + clean, 308)
    if (isSitePath(request.url))
      return reply.redirect(request.url.replace(sitePath, `${sitePath}/`), 308)
    if (!asksForPage(request)) return sendProblem(reply, unknownAddress(request))
    const isDrawn = [isResult, isColour, isComparison].some((isPage) => isPage(request.url))
    if (isDrawn && (await answerDrawn(request, reply))) return reply
    // The app shows its own page for unknown addresses.
    void reply.code(isScreen(request.url) ? 200 : 404)
    return sendPage(request, reply, fileFor()(request))
  })
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1).join('')

/** Whether a URL is the site's path without a slash at its end. It is not removed from such a URL. */
const isPathOf =
  (sitePath: string) =>
  (url: string): boolean =>
    sitePath !== '' && url.split('?', 1).join('') === sitePath

/** Whether a path may name a file. The plugin would answer 400 or 403 to others, also to browsers. */
const isFileName = (name: string): boolean => !/\/$|\0|(^|\/)\.\.(\/|$)/.test(name)

/** The addresses of the files that are served. */
const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(path.sep, path.relative(folder, parentPath), name))
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => !file.includes('/.')),
  )

/** The HTML file for a URL. If the build lacks the other files, it is index.html for all URLs. */
const pageFiles = (
  folder: string,
  { files, languages }: SiteContent,
): ((request: FastifyRequest) => string) => {
  const has = (file: string) =>
    files.size === 0 ? existsSync(path.join(folder, file)) : files.has(`/${file}`)
  const shell = has(shellPage) ? shellPage : homePage
  const result = has(resultPage) ? resultPage : shell
  const colour = has(colourPage) ? colourPage : shell
  const compare = has(comparePage) ? comparePage : shell
  const homes = new Map(
    languages
      .map((language) => [language, homePageIn(language, languages[0])] as const)
      .filter(([, file]) => has(file)),
  )
  return (request) => {
    const { url } = request
    if (isHome(url)) return homes.get(pageLanguage(request, languages)) ?? homePage
    if (isResult(url)) return result
    if (isColour(url)) return colour
    return isCompareScreen(url) ? compare : shell
  }
}

/** Browsers accept text/html. Link previews and uptime monitors accept any type; they get only the app's screens. */
const asksForPage = ({ url, headers: { accept = '*/*' } }: FastifyRequest): boolean => {
  if (isServicePath(url) || url.startsWith('/assets/')) return false
  return accept.includes('text/html') || (accept.includes('*/*') && isScreen(url))
}

/** An HTML file without a screen; the app renders the screen for the URL. */
const shellPage = 'shell.html'
/** Like the shell, and preloads the result screen. */
const resultPage = 'result.html'
/** Like the shell, and preloads the screen of a colour. */
const colourPage = 'colour.html'
/** Like the shell, and preloads the comparison screen. */
const comparePage = 'compare.html'
