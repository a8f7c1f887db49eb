import type { DiagnoseTexts } from '../../ja/terminal/diagnose.js'
import { formatCount } from '../../content/format-count.js'
import { noSite } from './no-site.js'
import { texts as photos } from './photos.js'
import { texts as progress } from './progress.js'
import { texts as recordings } from './recordings.js'
import { texts as sources } from './sources.js'
import { writeErrors } from './write-errors.js'

const counted = (count: number, what: string): string =>
  `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`

export const texts: DiagnoseTexts = {
  ...progress,
  alreadyDone: (count, all) => `${formatCount(count)} of ${counted(all, 'photo')} already done.`,
  stopping: 'Finishing the photos in progress. Press Ctrl-C again to stop at once.',
  throttled:
    'The service limits how many photos it accepts from one address. The others wait and will be sent. ' +
    'If you run the service, set KAOIRO_SESSIONS_PER_ADDRESS=off to remove the limit.',
  busy: 'The service is busy or does not answer. Photos wait and are sent again, fewer at a time, until all are done.',
  noSite,
  notDone: (count) => `${counted(count, 'photo')} not done.`,
  resumeHint: ' Run the same command again to continue.',
  retryHint: '  The file keeps the errors; use --retry-errors to analyse these photos again.',
  unreachable: (photos, why) =>
    `stopped after ${photos} photos in a row could not reach the service. ${why}`,
  notResults:
    'not a result of kaoiro diagnose, so the file was left unchanged; choose another --out',
  otherApi: (theirs, ours) =>
    `its results come from ${theirs}, not from ${ours}; choose another --out`,
  thisMachine: 'this machine',
  specialFile: 'it is a pipe or a device; use a regular file',
  retried: (count) =>
    `Removed ${counted(count, 'error')}; retrying ${count === 1 ? 'this photo' : 'these photos'}.`,
  retryWithoutOut: '--retry-errors needs --out with the file of the earlier run',
  inUse: (process, lock) =>
    `another run (process ${process}) is writing to it; wait until it ends, or remove ${lock} if it is not running`,
  onlyWithApi: (option) => `${option} needs --api: without it, photos are analysed on this machine`,
  recordAndReplay: '--record and --replay cannot be used together',
  samePersonCount: (photos, max) => `--same-person takes two to ${max} photos, not ${photos}`,
  samePersonWithOut:
    '--same-person prints one result and does not work with --out; for several people, use a manifest with a column person',
  personCount: (person, photos, max) =>
    `person ${person}: ${photos} photos; at most ${max} can be combined`,
  personGenders: (person) => `person ${person}: photos with two genders cannot be combined`,
  personFailed: (person, failed, all) =>
    `person ${person}: ${failed} of ${counted(all, 'photo')} failed and ${failed === 1 ? 'was' : 'were'} left out`,
  people: (people, agreed) =>
    `${people === 1 ? '1 person' : `${formatCount(people)} people`}; all photos agree for ${formatCount(agreed)}`,
  samePersonGenders: '--same-person needs photos of one gender, but the manifest contains two',
  photoDone: (photo, done, all) => `${photo}: done (${done} of ${all})`,
  noSharedResult: (failed, all) =>
    `${failed} of ${all} photos failed, so the photos were not combined. Retake ${failed === 1 ? 'it' : 'them'}, or leave ${failed === 1 ? 'it' : 'them'} out.`,
  took: (duration) => ` in ${duration}`,
  total: (results, errors) => `${counted(results, 'result')}, ${counted(errors, 'error')}`,
  faceTypes: 'Face pattern',
  seasons: 'Personal colour',
  latency: 'Duration of calls (ms)',
  calls: 'calls',
  errors: 'Errors',
  call: {
    'create session': 'create session',
    'upload photo': 'upload photo',
    'request analysis': 'request analysis',
    'get session': 'get session',
  },
  hairlineAuto: 'hairline auto',
  hairlineAt: (percent) => `hairline ${percent} %`,
  hairlineNotFound: (percent) => `no hairline was found in the photo; using ${percent} %`,
  wouldBeSent: (count, all) => `${formatCount(count)} of ${counted(all, 'photo')} would be sent.`,
  photos,
  recordings,
  sources,
  writeErrors,
}
