import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from '../problems/problem.js'
import { isServicePath, isResult, isScreen } from './site-addresses.js'
import { unknownAddress } from './unknown-address.js'

const app = 'index.html'
/** The app too, with the files of a result fetched along with its first ones. */
const appAtResult = 'result.html'

/** The built UI's files; every other address that asks for a page gets the app, which routes itself. */
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
      // A cache on the way may not hand the packed form to who cannot unpack it.
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

/** A browser asks for text/html; who makes a preview or watches the site takes anything, of a screen. */
const asksForPage = ({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (isServicePath(url) || url.startsWith('/assets/')) return false
  return accept.includes('text/html') || (accept.includes('*/*') && isScreen(url))
}
