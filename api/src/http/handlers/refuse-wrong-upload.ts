import * as E from 'fp-ts/lib/Either.js'
import type { UploadPorts } from '../../sessions/photos/uploads.js'
import { uploadRefusals } from '../../sessions/photos/uploads.js'
import type { BeforeBody } from './handler.js'
import { sendProblem } from '../problems/problem.js'

/** Refuses an address that is not ours, or holds no more, before 2 MB are read for it. */
export const refuseWrongUpload =
  (check: UploadPorts['check']): BeforeBody =>
  async ({ params, query }, reply) => {
    const address = check(params.session_id, query)
    if (E.isLeft(address)) await sendProblem(reply, uploadRefusals[address.left])
  }
