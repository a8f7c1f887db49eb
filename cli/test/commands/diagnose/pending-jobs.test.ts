import { expect, test } from 'vitest'
import type { DiagnosisRecord } from '@kaoiro/core/records'
import { byJob, pendingJobs, resumeOptions } from '../../../src/commands/diagnose/pending-jobs.js'
import type { PhotoJob } from '../../../src/sources/photo-jobs.js'

const nfc = '/photos/が.jpg'
const nfd = nfc.normalize('NFD')

const jobOf = (photo: string): PhotoJob => ({ photo, gender: 'MEN', hairline: 20 })

const recordOf = (path: string): DiagnosisRecord => ({
  ...{ photo: path, path, api: null, gender: 'MEN', hairline: 20, calls: [] },
  error: { kind: 'BrokenPhoto', message: '' },
})

const pending = (photos: ReadonlyArray<string>, recorded: ReadonlyArray<string>) => {
  const jobs = photos.map(jobOf)
  return pendingJobs(jobs, byJob(recorded.map(recordOf), jobs)).map(({ photo }) => photo)
}

test.each([
  ['decomposed', nfc, nfd],
  ['composed', nfd, nfc],
])('resuming finds the record of a photo with a name that was %s', (_, now, before) => {
  expect(pending([now], [before])).toEqual([])
  const { isRetried } = resumeOptions([jobOf(now)], {
    hairline: 20,
    retryErrors: true,
    lang: 'en',
    imageEngine: 'auto',
  })
  expect(isRetried(recordOf(before))).toBe(true)
})

test('resuming keeps two names apart that differ only in their Unicode form', () => {
  expect(pending([nfc, nfd], [nfd])).toEqual([nfc])
  expect(pending([nfc, nfd], [nfc, nfd])).toEqual([])
})
