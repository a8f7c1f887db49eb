import { maxScans, maxSegments } from '@kaoiro/core/photo'
import { routes, unknownSession } from '@kaoiro/core/wire'
import type { SessionError } from '../../sessions/model/session-error.js'
import type { Problem } from './problem.js'
import { problems, tryAgainLater } from './problem.js'

const create = `${routes.createSession.method} ${routes.createSession.path}`

/** The problem for each session error. Only here are they mapped to status codes. */
export const sessionProblems = {
  UnknownSession: {
    status: 404,
    code: unknownSession,
    title: 'Unknown session',
    detail: `The session does not exist or has expired. Create one with ${create}.`,
  },
  UnknownUpload: {
    status: 404,
    code: 'unknown-upload',
    title: 'Unknown upload address',
    detail: `Use the bucket_url of your session exactly as ${create} returned it.`,
  },
  UploadExpired: {
    status: 403,
    code: 'upload-expired',
    title: 'Upload address expired',
    detail: 'A bucket_url is valid for five minutes. Create another session for this photo.',
  },
  PhotoAlreadyUploaded: {
    status: 409,
    code: 'photo-already-uploaded',
    title: 'Photo already uploaded',
    detail: 'A session takes one photo. Create another session for another photo.',
  },
  PhotoMissing: {
    status: 409,
    code: 'photo-missing',
    title: 'No photo yet',
    detail:
      'Upload the photo with PUT to the bucket_url of the session, then request the analysis.',
  },
  AlreadyRequested: {
    status: 409,
    code: 'analysis-already-requested',
    title: 'Analysis already requested',
    detail: 'A session is analysed once. Poll it with GET, or create another session.',
  },
  NotAJpeg: {
    status: 415,
    code: 'not-a-jpeg',
    title: 'Not a JPEG',
    detail: 'The photo must be a JPEG, sent with the header Content-Type: image/jpeg.',
  },
  PhotoTooLarge: problems.bodyTooLarge,
  PhotoTooWide: {
    status: 422,
    code: 'photo-too-large',
    title: 'Photo too large',
    detail: 'The longer side may have at most 708 pixels. Resize the photo before the upload.',
  },
  PhotoTooComplex: {
    status: 422,
    code: 'photo-too-complex',
    title: 'Photo too complex',
    detail: `The JPEG has more than ${maxScans} scans or ${maxSegments} segments. Save it again as a baseline JPEG without metadata.`,
  },
  TooBusy: {
    status: 503,
    code: 'too-busy',
    title: 'Too busy',
    detail: `Too many photos are waiting for their analysis. ${tryAgainLater}`,
    // In this time, a few dozen places in a full queue become free. Our clients wait at most 20 s.
    retryAfter: 5,
  },
  NoRoom: {
    status: 503,
    code: 'no-room',
    title: 'No room',
    detail: `Too many uploaded photos are waiting for their analysis to be requested. ${tryAgainLater}`,
    // Most pending photos are analysed within seconds, the others are removed within minutes.
    retryAfter: 10,
  },
} as const satisfies Record<SessionError['_tag'], Problem>
