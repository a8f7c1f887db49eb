import { formatCount } from '../../content/format-count.js'
import type { DiagnoseTexts } from '../../ja/terminal/diagnose.js'
import { noSite } from './no-site.js'
import { texts as photos } from './photos.js'
import { texts as progress } from './progress.js'
import { texts as recordings } from './recordings.js'
import { texts as sources } from './sources.js'
import { writeErrors } from './write-errors.js'

export const texts: DiagnoseTexts = {
  ...progress,
  alreadyDone: (count, all) =>
    `${formatCount(all)}장 중 ${formatCount(count)}장은 이미 처리했습니다.`,
  stopping: '처리 중인 사진이 끝나면 멈춥니다. Ctrl-C를 한 번 더 누르면 바로 멈춥니다.',
  throttled:
    '한 주소에서 동시에 보낼 수 있는 사진 수는 제한되어 있습니다. 사진은 사라지지 않고 차례를 기다립니다. ' +
    '직접 운영하는 서비스에서는 KAOIRO_SESSIONS_PER_ADDRESS=off 설정으로 제한을 풀 수 있습니다.',
  busy: '서비스가 혼잡하거나 응답하지 않습니다. 동시에 보내는 수를 줄여 다시 보내며, 사진은 사라지지 않습니다.',
  noSite,
  notDone: (count) => `${formatCount(count)}장은 아직 처리하지 않았습니다.`,
  resumeHint: '같은 명령으로 이어서 실행할 수 있습니다.',
  retryHint: '  오류는 파일에 남습니다. --retry-errors로 해당 사진을 다시 진단할 수 있습니다.',
  unreachable: (photos, why) =>
    `사진 ${photos}장이 연달아 서비스에 전달되지 않아 멈췄습니다. ${why}`,
  notResults:
    'kaoiro diagnose의 출력이 아니므로 아무것도 쓰지 않았습니다. --out에 다른 파일을 지정해 주세요',
  otherApi: (theirs, ours) =>
    `다른 서비스의 기록입니다(기록: ${theirs}, 현재: ${ours}). --out에 다른 파일을 지정해 주세요`,
  thisMachine: '이 컴퓨터',
  specialFile: '파이프 또는 장치입니다. 파일을 지정해 주세요',
  retried: (count) => `오류 ${formatCount(count)}건을 지우고 다시 진단합니다.`,
  retryWithoutOut: '--retry-errors에는 --out으로 이전 파일을 지정해 주세요',
  inUse: (process, lock) =>
    `다른 실행(프로세스 ${process})에서 쓰고 있습니다. 그렇지 않다면 다음 파일을 삭제해 주세요: ${lock}`,
  onlyWithApi: (option) =>
    `${option}에는 --api가 필요합니다. 지정하지 않으면 사진은 이 컴퓨터에서 분석합니다`,
  recordAndReplay: '--record와 --replay는 함께 지정할 수 없습니다',
  samePersonCount: (photos, max) =>
    `--same-person에는 사진을 2장에서 ${max}장까지 지정해 주세요(지정: ${photos}장)`,
  samePersonWithOut:
    '--same-person의 결과는 하나입니다. --out으로 여러 사람을 진단하려면 매니페스트의 person 열을 사용해 주세요',
  personCount: (person, photos, max) =>
    `${person}: 사진이 ${photos}장입니다. 최대 ${max}장까지 종합할 수 있습니다`,
  personGenders: (person) => `${person}: 성별이 다른 사진은 종합할 수 없습니다`,
  personFailed: (person, failed, all) =>
    `${person}: ${all}장 중 실패한 ${failed}장을 빼고 종합합니다`,
  people: (people, agreed) =>
    `${formatCount(people)}명 중 ${formatCount(agreed)}명은 모든 사진의 결과가 같았습니다`,
  samePersonGenders:
    '--same-person에서는 성별을 하나로 맞춰 주세요. 매니페스트에 두 성별이 모두 지정되어 있습니다',
  photoDone: (photo, done, all) => `${photo}: 완료(${all}장 중 ${done}장)`,
  noSharedResult: (failed, all) =>
    `${all}장 중 ${failed}장이 실패하여 결과를 종합하지 않았습니다. 다시 촬영하거나 해당 사진을 빼고 다시 시도해 주세요.`,
  took: (duration) => `(${duration})`,
  total: (results, errors) => `결과 ${formatCount(results)}건, 오류 ${formatCount(errors)}건`,
  faceTypes: '페이스 패턴',
  seasons: '퍼스널 컬러',
  latency: '호출 시간(밀리초)',
  calls: '횟수',
  errors: '오류',
  call: {
    'create session': '세션 생성',
    'upload photo': '사진 전송',
    'request analysis': '분석 요청',
    'get session': '결과 조회',
  },
  hairlineAuto: '헤어라인 auto',
  hairlineAt: (percent) => `헤어라인 ${percent}%`,
  hairlineNotFound: (percent) => `사진에서 헤어라인을 찾을 수 없어 ${percent}% 위치로 처리합니다`,
  wouldBeSent: (count, all) =>
    `${formatCount(all)}장 중 ${formatCount(count)}장을 전송할 수 있습니다.`,
  photos,
  recordings,
  sources,
  writeErrors,
}
