import type { Language } from '@kaoiro/core/locales/language'
import type { SessionCall } from '@kaoiro/core/diagnosis/session-error'
import type { ProgressWords } from '../../../progress/words.js'
import { formatCount, progressWords } from '../../../progress/words.js'

/** Texts of `diagnose`, one line each. */
export interface DiagnoseWords extends ProgressWords {
  readonly alreadyDone: (count: number, all: number) => string
  readonly stopping: string
  /** The service limits how much one address may send. */
  readonly throttled: string
  readonly notDone: (count: number) => string
  readonly resumeHint: string
  /** Where a file of results has errors. */
  readonly retryHint: string
  readonly unreachable: (photos: number, why: string) => string
  readonly notResults: string
  readonly inUse: (process: string, lock: string) => string
  /** Two services by their addresses. */
  readonly otherApi: (theirs: string, ours: string) => string
  readonly builtIn: string
  readonly specialFile: string
  readonly retried: (count: number) => string
  readonly retryWithoutOut: string
  readonly recordAndReplay: string
  /** For one result of one person's photos. */
  readonly samePersonCount: (photos: number, max: number) => string
  readonly samePersonWithOut: string
  /** For each person of a manifest. */
  readonly personCount: (person: string, photos: number, max: number) => string
  readonly personGenders: (person: string) => string
  readonly personFailed: (person: string, failed: number, all: number) => string
  readonly people: (people: number, agreed: number) => string
  readonly samePersonGenders: string
  readonly photoDone: (photo: string, done: number, all: number) => string
  readonly noSharedResult: (failed: number, all: number) => string
  readonly took: (duration: string) => string
  readonly total: (results: number, errors: number) => string
  readonly faceTypes: string
  readonly seasons: string
  readonly latency: string
  readonly calls: string
  readonly errors: string
  readonly call: Readonly<Record<SessionCall, string>>
  /** Percent of the photo's height. */
  readonly hairlineAt: (percent: number) => string
  readonly hairlineAuto: string
  readonly hairlineNotFound: (percent: number) => string
  readonly wouldBeSent: (count: number, all: number) => string
}

const counted = (count: number, what: string): string =>
  `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`

export const diagnoseWords: Readonly<Record<Language, DiagnoseWords>> = {
  en: {
    ...progressWords.en,
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
    notResults:
      'it is no line of kaoiro diagnose, so the file was left alone; choose another --out',
    otherApi: (theirs, ours) =>
      `its records are of ${theirs}, not of ${ours}; choose another --out`,
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
  },
  ja: {
    ...progressWords.ja,
    alreadyDone: (count, all) =>
      `${formatCount(all)}枚のうち${formatCount(count)}枚は処理済みです。`,
    stopping: '処理中の写真が終わりしだい停止します。もう一度Ctrl-Cを押すとすぐに停止します。',
    throttled:
      'サービスが1つのアドレスから一度に受け付ける数には限りがあります。写真は順番を待ち、失われません。' +
      '自分のサービスでは、KAOIRO_SESSIONS_PER_ADDRESS=offで制限を解除できます。',
    notDone: (count) => `${formatCount(count)}枚は未処理です。`,
    resumeHint: '同じコマンドで続きから再開できます。',
    retryHint: '  エラーはファイルに残ります。--retry-errorsでその写真をもう一度診断できます。',
    unreachable: (photos, why) =>
      `続けて${photos}枚がサービスに届かなかったため停止しました。${why}`,
    notResults:
      'kaoiro diagnoseの行ではないため、何も書き込んでいません。--outに別のファイルを指定してください',
    otherApi: (theirs, ours) =>
      `記録は${theirs}のもので、${ours}のものではありません。--outに別のファイルを指定してください`,
    builtIn: '内蔵サービス',
    specialFile: 'パイプかデバイスです。ファイルを指定してください',
    retried: (count) => `エラー${formatCount(count)}件を取り除き、もう一度診断します。`,
    retryWithoutOut: '--retry-errorsには前回のファイルを--outで指定してください',
    inUse: (process, lock) =>
      `別の実行（プロセス${process}）が書き込み中です。そうでない場合は${lock}を削除してください`,
    recordAndReplay: '--recordと--replayは同時に指定できません',
    samePersonCount: (photos, max) =>
      `--same-personには2枚から${max}枚の写真を指定してください（${photos}枚が指定されています）`,
    samePersonWithOut:
      '--same-personの結果は1つです。--outで複数の方を診断するには、マニフェストのpersonの列をお使いください',
    personCount: (person, photos, max) =>
      `${person}: 写真が${photos}枚あります。まとめられるのは${max}枚までです`,
    personGenders: (person) => `${person}: 性別の異なる写真はまとめられません`,
    personFailed: (person, failed, all) =>
      `${person}: ${all}枚のうち${failed}枚が失敗したため、除いてまとめます`,
    people: (people, agreed) =>
      `${formatCount(people)}名のうち${formatCount(agreed)}名は、すべての写真が同じ結果でした`,
    samePersonGenders:
      '--same-personでは性別を1つにしてください。マニフェストに両方が指定されています',
    photoDone: (photo, done, all) => `${photo}: 完了（${all}枚中${done}枚）`,
    noSharedResult: (failed, all) =>
      `${all}枚のうち${failed}枚が失敗したため、結果をまとめていません。撮り直すか、除いてからもう一度お試しください。`,
    took: (duration) => `（${duration}）`,
    total: (results, errors) => `結果${formatCount(results)}件、エラー${formatCount(errors)}件`,
    faceTypes: 'フェイスパターン',
    seasons: 'パーソナルカラー',
    latency: '呼び出しの時間（ミリ秒）',
    calls: '回数',
    errors: 'エラー',
    call: {
      'create session': 'セッションの作成',
      'upload photo': '写真の送信',
      'request analysis': '分析の依頼',
      'get session': '結果の取得',
    },
    hairlineAuto: '生え際 auto',
    hairlineAt: (percent) => `生え際 ${percent}%`,
    hairlineNotFound: (percent) => `写真から生え際を判別できないため、${percent}%とします`,
    wouldBeSent: (count, all) =>
      `${formatCount(all)}枚のうち${formatCount(count)}枚を送信できます。`,
  },
}
