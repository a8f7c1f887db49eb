import type { FastifyReply } from 'fastify'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { defaultHairline } from '@kaoiro/core/photo'
import { CreatedSession, SessionState, answerToWire } from '@kaoiro/core/wire'
import type { SessionView } from '../../sessions/model/session.js'
import type { SessionError } from '../../sessions/model/session-error.js'
import type { CheckUpload } from '../../sessions/ports/photo-bucket.js'
import type { Upload } from '../../sessions/photos/uploads.js'
import type { Sessions } from '../../sessions/sessions.js'
import { AnalysisBody } from '../calls/calls.js'
import type { HttpPorts } from '../ports/http-ports.js'
import { sendProblem, problems } from '../problems/problem.js'
import { sessionProblems } from '../problems/session-problems.js'
import { siteAddressOf } from '../requests/client-address.js'
import type { BeforeBody, Handler } from './serve-calls.js'

/** @param publicUrl where visitors reach this service; if undefined, the host of the request is used */
export function createSession(
  { create }: Sessions,
  publicUrl: string | undefined,
  clientIdOf: HttpPorts['clientIdOf'],
): Handler {
  return async (request, reply) => {
    const site = siteAddressOf(publicUrl)(request)
    if (site === '') return sendProblem(reply, problems.wrongHost)
    return answer(reply, await create(site, clientIdOf(request.ip)), ({ id, uploadUrl }) => {
      const data = CreatedSession.encode({ session_id: id, bucket_url: uploadUrl })
      return reply.code(201).send({ data })
    })
  }
}

/** Rejects an unknown or expired upload address before up to 2 MB are read. */
export function refuseWrongUpload(check: CheckUpload): BeforeBody {
  return async ({ params, query }, reply) => {
    const address = check(params.session_id, query)
    if (E.isLeft(address)) await sendProblem(reply, sessionProblems[address.left._tag])
  }
}

export function uploadPhoto(upload: Upload): Handler {
  return async ({ body, params, query }, reply) =>
    body instanceof Uint8Array
      ? answer(reply, await upload(params.session_id, query, body), () => reply.code(200).send())
      : sendProblem(reply, sessionProblems.NotAJpeg)
}

export function requestAnalysis(
  { analyse }: Sessions,
  clientIdOf: HttpPorts['clientIdOf'],
): Handler {
  return async ({ body, ip, params: { session_id } }, reply) => {
    const wanted = AnalysisBody.decode(body)
    if (E.isLeft(wanted)) return sendProblem(reply, problems.wrongAnalysisRequest)
    const { gender, hairline = defaultHairline } = wanted.right
    return answer(reply, await analyse(session_id, { gender, hairline }, clientIdOf(ip)), () =>
      reply.code(202).send({ data: { session_id, status: 'analyzing' } }),
    )
  }
}

export function getSession({ state }: Sessions): Handler {
  return async ({ params: { session_id } }, reply) =>
    answer(reply, await state(session_id), (found) =>
      reply.send({ data: { session_id, ...SessionState.encode(bodyOf(found)) } }),
    )
}

const bodyOf = (view: SessionView): SessionState => {
  if (view.status !== 'completed') return view
  const { status, answer, photoDeletedAt, expiresAt } = view
  return {
    status,
    result: answerToWire(answer),
    ...(O.isNone(photoDeletedAt) ? {} : { photo_deleted_at: timestamp(photoDeletedAt.value) }),
    expires_at: timestamp(expiresAt),
  }
}

const timestamp = (milliseconds: number): string => new Date(milliseconds).toISOString()

export function deleteSession({ remove }: Sessions): Handler {
  return async ({ params: { session_id } }, reply) =>
    answer(reply, await remove(session_id), (removed) =>
      reply.send({ data: { session_id, removed } }),
    )
}

const answer = <A>(
  reply: FastifyReply,
  result: E.Either<SessionError, A>,
  onRight: (a: A) => FastifyReply,
): FastifyReply =>
  E.isLeft(result) ? sendProblem(reply, sessionProblems[result.left._tag]) : onRight(result.right)
