import { expect, test } from 'vitest'
import type { Problem } from '../../../src/http/problems/problem.js'
import { sessionProblems } from '../../../src/http/problems/session-problems.js'
import type { SessionError } from '../../../src/sessions/model/session-error.js'

/** Status, code and, if the same call may succeed later, the seconds to wait. */
const answers: Readonly<Record<SessionError['_tag'], readonly [number, string, number?]>> = {
  UnknownSession: [404, 'unknown-session'],
  UnknownUpload: [404, 'unknown-upload'],
  UploadExpired: [403, 'upload-expired'],
  PhotoAlreadyUploaded: [409, 'photo-already-uploaded'],
  PhotoMissing: [409, 'photo-missing'],
  AlreadyRequested: [409, 'analysis-already-requested'],
  NotAJpeg: [415, 'not-a-jpeg'],
  PhotoTooLarge: [413, 'body-too-large'],
  PhotoTooWide: [422, 'photo-too-large'],
  PhotoTooComplex: [422, 'photo-too-complex'],
  TooBusy: [503, 'too-busy', 5],
  NoRoom: [503, 'no-room', 10],
}

test('each error of a session has its status, its code and its time to wait', () => {
  const table: Readonly<Record<string, Problem>> = sessionProblems
  expect(
    Object.fromEntries(
      Object.entries(table).map(([tag, { status, code, retryAfter }]) => [
        tag,
        retryAfter === undefined ? [status, code] : [status, code, retryAfter],
      ]),
    ),
  ).toEqual(answers)
})
