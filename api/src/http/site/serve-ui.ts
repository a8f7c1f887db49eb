import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from '../problems/problem.js'
import { isResult, isScreen, isServicePath } from './site-addresses.js'
import { unknownAddress } from './unknown-address.js'

const app = 'index.html'
/** The app too, preloading the files of the result screen. */
const appAtResult = 'result.html'

/** Serves the built UI's files; requests for a page at any other address get the app, which does its own routing. */
export const serveUi = (service: FastifyInstance, folder: string): void => {
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
  const resultPage = existsSync(path.join(folder, appAtResult)) ? appAtResult : app
  service.setNotFoundHandler((request, reply) =>
    asksForPage(request)
      ? reply.sendFile(isResult(request.url) ? resultPage : app)
      : sendProblem(reply, unknownAddress(request)),
  )
}

/** Browsers accept text/html; link previews and uptime monitors accept anything, and request a screen. */
const asksForPage = ({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (isServicePath(url) || url.startsWith('/assets/')) return false
  return accept.includes('text/html') || (accept.includes('*/*') && isScreen(url))
}
