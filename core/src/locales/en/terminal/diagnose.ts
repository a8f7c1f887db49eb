import type { DiagnoseTexts } from '../../../content/terminal/diagnose.js'
import { formatCount } from '../../../content/terminal/format-count.js'
import { texts as photos } from './photos.js'
import { texts as progress } from './progress.js'
import { texts as recordings } from './recordings.js'
import { texts as sources } from './sources.js'
import { writeErrors } from './write-errors.js'

const counted = (count: number, what: string): string =>
  `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`

export const texts: DiagnoseTexts = {
  ...progress,
  alreadyDone: (count, all) => `${formatCount(count)} of ${counted(all, 'photo')} done already.`,
  stopping: 'Stopping once the photos under way are finished. Ctrl-C again stops at once.',
  throttled:
    'The service takes only so much from one address at a time: photos wait, and none is lost. ' +
    'On a service of your own, KAOIRO_SESSIONS_PER_ADDRESS=off lifts the limit.',
  notDone: (count) => `${counted(count, 'photo')} not done.`,
  resumeHint: ' The same command goes on from there.',
  retryHint: '  The errors stay in the file; --retry-errors diagnoses these photos again.',
  unreachable: (photos, why) =>
    `stopped: ${photos} photos in a row did not reach the service. ${why}`,
  notResults: 'it is no line of kaoiro diagnose, so the file was left alone; choose another --out',
  otherApi: (theirs, ours) => `its records are of ${theirs}, not of ${ours}; choose another --out`,
  builtIn: 'the built-in service',
  specialFile: 'it is a pipe or a device; name a file',
  retried: (count) => `${counted(count, 'error')} taken out, to be made again.`,
  retryWithoutOut: '--retry-errors needs the file of the earlier run: --out',
  inUse: (process, lock) =>
    `another run (process ${process}) is writing to it; if that is not so, remove ${lock}`,
  recordAndReplay: '--record and --replay cannot be used together',
  samePersonCount: (photos, max) => `--same-person takes two to ${max} photos, not ${photos}`,
  samePersonWithOut:
    '--same-person prints one result; for many people with --out, name them in the column person of a manifest',
  personCount: (person, photos, max) =>
    `person ${person}: ${photos} photos; at most ${max} are combined`,
  personGenders: (person) => `person ${person}: photos of two genders cannot be combined`,
  personFailed: (person, failed, all) =>
    `person ${person}: ${failed} of ${counted(all, 'photo')} failed and ${failed === 1 ? 'is' : 'are'} left out`,
  people: (people, agreed) =>
    `${people === 1 ? '1 person' : `${formatCount(people)} people`}; of ${formatCount(agreed)} all photos agree`,
  samePersonGenders: '--same-person takes photos of one gender; the manifest names two',
  photoDone: (photo, done, all) => `${photo}: done (${done} of ${all})`,
  noSharedResult: (failed, all) =>
    `${failed} of ${all} photos failed, so nothing was combined: take ${failed === 1 ? 'it' : 'them'} again, or leave ${failed === 1 ? 'it' : 'them'} out.`,
  took: (duration) => ` in ${duration}`,
  total: (results, errors) => `${counted(results, 'result')}, ${counted(errors, 'error')}`,
  faceTypes: 'Face pattern',
  seasons: 'Personal colour',
  latency: 'Time of the calls (ms)',
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
  hairlineNotFound: (percent) => `the hairline cannot be found in the photo; using ${percent} %`,
  wouldBeSent: (count, all) => `${formatCount(count)} of ${counted(all, 'photo')} would be sent.`,
  photos,
  recordings,
  sources,
  writeErrors,
}
