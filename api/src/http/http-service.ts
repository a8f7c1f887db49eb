import Fastify from 'fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as E from 'fp-ts/lib/Either.js'
import { defaultHairline } from '@kaoiro/core/hairline'
import { mostUploadBytes } from '@kaoiro/core/photo/limits'
import { routes } from '@kaoiro/core/session/routes'
import { AnalysisRequest, CreatedSession, SessionState } from '@kaoiro/core/session/wire'
import type { Sessions } from '../sessions/sessions.js'
import type { Upload } from '../sessions/uploads.js'
import type { HttpOptions } from './http-options.js'
import type { Problem } from './problem.js'
import { problems, sendProblem } from './problem.js'
import { pageAddress, serveUi } from './serve-ui.js'

const mostJsonBytes = 10_000

/** What the service does, handed over to HTTP. */
export interface HttpPorts {
  readonly sessions: Sessions
  /** Left out where uploads go to another server's bucket. */
  readonly upload?: Upload
  /** That server's origin. */
  readonly bucketOrigin?: string
  /** Rejects where a new session could not be brought to its end now. */
  readonly ready: () => Promise<void>
  readonly log: (line: string) => void
}

/** The calls over HTTP, their addresses taken from core's table. */
export const httpService = (
  { sessions, upload, log }: HttpPorts,
  { ui }: HttpOptions,
): FastifyInstance => {
  const service = Fastify({
    bodyLimit: mostJsonBytes,
    requestTimeout: 30_000,
    ...(ui === undefined ? {} : { rewriteUrl: pageAddress }),
    // An address that is no valid one (`/%E0`) never reaches a route.
    frameworkErrors: (_error, _request, reply) => {
      void sendProblem(reply, problems.badRequest)
    },
  })
  const answer = answerOr(log)

  service.addContentTypeParser('image/jpeg', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  )
  service.setErrorHandler((error, request, reply) =>
    answer.error(reply, error, request.method === 'PUT'),
  )
  if (ui === undefined)
    service.setNotFoundHandler((_, reply) => sendProblem(reply, problems.notFound))
  else serveUi(service, ui)

  service.route({
    ...at(routes.createSession),
    handler: async (request, reply) => {
      const { id, uploadUrl } = await sessions.create(`${request.protocol}://${request.host}`)
      return reply
        .code(201)
        .send({ data: CreatedSession.encode({ session_id: id, bucket_url: uploadUrl }) })
    },
  })

  if (upload !== undefined)
    service.put<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
      '/bucket/:id',
      { bodyLimit: mostUploadBytes },
      async (request, reply) => {
        const { body, params, query } = request
        if (!(body instanceof Uint8Array)) return sendProblem(reply, problems.notAJpeg)
        return answer.either(reply, await upload(params.id, query, body), () =>
          reply.code(200).send(),
        )
      },
    )

  service.route<{ Params: { session_id: string } }>({
    ...at(routes.requestAnalysis),
    handler: async (request, reply) => {
      const body = AnalysisRequest.decode(withDefaults(request.body))
      if (E.isLeft(body)) return sendProblem(reply, problems.wrongAnalysisRequest)
      const { session_id } = request.params
      return answer.either(reply, await sessions.analyse(session_id, body.right), () =>
        reply.code(202).send({ data: { session_id, status: 'analyzing' } }),
      )
    },
  })

  service.route<{ Params: { session_id: string } }>({
    ...at(routes.getSession),
    handler: async (request, reply) =>
      answer.either(reply, await sessions.state(request.params.session_id), (state) =>
        reply
          .header('cache-control', 'no-store')
          .send({ data: { session_id: request.params.session_id, ...SessionState.encode(state) } }),
      ),
  })

  service.delete<{ Params: { session_id: string } }>(
    routes.getSession.path,
    async (request, reply) =>
      answer.either(reply, await sessions.remove(request.params.session_id), (removed) =>
        reply.send({ data: { session_id: request.params.session_id, removed } }),
      ),
  )

  return service
}

const at = ({ method, path }: { method: 'GET' | 'POST'; path: string }) => ({ method, url: path })

const withDefaults = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? { hairline: defaultHairline, ...body } : body

const answerOr = (log: (line: string) => void) => ({
  either: <A>(
    reply: FastifyReply,
    result: E.Either<Problem, A>,
    onRight: (a: A) => FastifyReply,
  ) => (E.isLeft(result) ? sendProblem(reply, result.left) : onRight(result.right)),

  error: (reply: FastifyReply, error: unknown, isUpload: boolean) => {
    const problem = problemOf(error, isUpload)
    if (problem.status >= 500) log(`request broke off: ${String(error)}`)
    return sendProblem(reply, problem)
  },
})

/** Fastify's own refusals (body, media type, size) carry the status they mean. */
const problemOf = (error: unknown, isUpload: boolean): Problem => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return problems.bodyTooLarge
  if (status < 500 && isUpload) return problems.notAJpeg
  if (status === 400 || status === 415) return { ...problems.wrongBody, status }
  return status > 400 && status < 500 ? { ...problems.badRequest, status } : problems.internalError
}
