import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from '../problems/problem.js'
import type { AnswerDrawn } from './drawn-pages.js'
import {
  isCompareScreen,
  isComparison,
  isHome,
  isResult,
  isScreen,
  isServicePath,
} from '../requests/site-addresses.js'
import { unknownAddress } from '../requests/routed-address.js'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { PageRenderer, PageTemplates } from '@kaoiro/core/pages/page-renderer'

/**
 * Serves the built UI's files; requests for a page at any other address get the app, which does its own routing.
 *
 * @param answerDrawn answers for a result, or for two, with the page drawn; left out, the app draws it
 */
export const serveUi = (
  service: FastifyInstance,
  folder: string,
  answerDrawn: AnswerDrawn = () => null,
): void => {
  service.register(fastifyStatic, {
    root: folder,
    // The build has left a .br and a .gz beside each text file.
    preCompressed: true,
    // The build's notes for its own tools.
    dotfiles: 'ignore',
    // Its own header would replace ours.
    cacheControl: false,
    setHeaders: (reply, file) => {
      // A cache on the way must not pass the compressed form to clients that cannot decompress it.
      void reply.setHeader('vary', 'accept-encoding')
      // Names under assets/ carry a hash of their content.
      const hashed = /[\\/]assets[\\/]/.test(file)
      void reply.setHeader(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  const fileFor = pageFiles(folder)
  service.setNotFoundHandler((request, reply) => {
    if (!asksForPage(request)) return sendProblem(reply, unknownAddress(request))
    const isDrawn = isResult(request.url) || isComparison(request.url)
    const answered = isDrawn ? answerDrawn(request, reply) : null
    return answered ?? reply.sendFile(fileFor(request.url))
  })
}

/** The file with the page of an address; a build may have one page for all. */
const pageFiles = (folder: string): ((url: string) => string) => {
  const has = (file: string) => existsSync(path.join(folder, file))
  const shell = has(shellPage) ? shellPage : homePage
  const result = has(resultPage) ? resultPage : shell
  const compare = has(comparePage) ? comparePage : shell
  return (url) => {
    if (isHome(url)) return homePage
    if (isResult(url)) return result
    return isCompareScreen(url) ? compare : shell
  }
}

/** Browsers accept text/html; link previews and uptime monitors accept anything, and request a screen. */
const asksForPage = ({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (isServicePath(url) || url.startsWith('/assets/')) return false
  return accept.includes('text/html') || (accept.includes('*/*') && isScreen(url))
}

// The pages of a built UI.

/** With the first screen in it. */
const homePage = 'index.html'
/** Without a screen: the app draws the one of the address. */
const shellPage = 'shell.html'
/** The same, with the files of the result screen. */
const resultPage = 'result.html'
/** The same, with the files of the screen that shows two results, or asks for the other one. */
const comparePage = 'compare.html'

/** Where a build of the UI has what draws its pages: files of such a folder are never served. */
const program = '.server/page-renderer.mjs'

/** The exports of that file. */
interface Program {
  readonly createPageRenderer: (templates: PageTemplates) => Promise<PageRenderer>
}

/** What draws the pages of a built UI; undefined for a build that has no such part. */
export const loadPageRenderer = async (folder: string): Promise<PageRenderer | undefined> => {
  const file = path.resolve(folder, program)
  if (!existsSync(file)) return undefined
  const { createPageRenderer } = (await import(pathToFileURL(file).href)) as Program
  const template = (page: string) => readFile(path.join(folder, page), 'utf8')
  return createPageRenderer({
    result: await template(resultPage),
    compare: await template(comparePage),
  })
}
