import * as E from 'fp-ts/lib/Either.js'
import type { UploadRefusal } from '../bucket/signed-upload.js'
import type { UploadPorts } from '../sessions/uploads.js'
import type { BeforeBody } from './handler.js'
import type { Problem } from './problem.js'
import { problems, sendProblem } from './problem.js'

const refusals: Readonly<Record<UploadRefusal, Problem>> = {
  Forged: problems.unknownUpload,
  Expired: problems.uploadExpired,
}

/** Refuses an address that is not ours, or holds no more, before 2 MB are read for it. */
export const refuseWrongUpload =
  (check: UploadPorts['check']): BeforeBody =>
  async ({ params, query }, reply) => {
    const address = check(params.session_id, query)
    if (E.isLeft(address)) await sendProblem(reply, refusals[address.left])
  }
