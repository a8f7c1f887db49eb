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
} from './site-addresses.js'
import { comparePage, homePage, resultPage, shellPage } from './site-files.js'
import { unknownAddress } from './unknown-address.js'

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
