import * as E from 'fp-ts/lib/Either.js'
import type { CheckUpload } from '../../sessions/model/upload-address.js'
import { sendProblem } from '../problems/problem.js'
import { sessionProblems } from '../problems/session-problems.js'
import type { BeforeBody } from './handler.js'

/** Refuses an address that is not ours, or no longer valid, before 2 MB are read for it. */
export const refuseWrongUpload =
  (check: CheckUpload): BeforeBody =>
  async ({ params, query }, reply) => {
    const address = check(params.session_id, query)
    if (E.isLeft(address)) await sendProblem(reply, sessionProblems[address.left._tag])
  }
