import { formatCount } from '../../content/format-count.js'
import { noSite } from './no-site.js'
import { texts as photos } from './photos.js'
import { texts as progress } from './progress.js'
import { texts as recordings } from './recordings.js'
import { texts as sources } from './sources.js'
import { writeErrors } from './write-errors.js'

/** Texts of `diagnose`, one line each. */
export const texts = {
  ...progress,
  alreadyDone: (count: number, all: number) =>
    `${formatCount(all)}枚のうち${formatCount(count)}枚は処理済みです。`,
  stopping: '処理中の写真が終わりしだい停止します。もう一度Ctrl-Cを押すとすぐに停止します。',
  /** For responses that tell the client to send less. */
  throttled:
    'サービスが1つのアドレスから一度に受け付ける数には限りがあります。写真は順番を待ち、失われません。' +
    '自分のサービスでは、KAOIRO_SESSIONS_PER_ADDRESS=offで制限を解除できます。',
  busy: 'サービスが混み合っているか、応答がありません。同時に送る数を減らして再送します。写真は失われません。',
  noSite,
  notDone: (count: number) => `${formatCount(count)}枚は未処理です。`,
  resumeHint: '同じコマンドで続きから再開できます。',
  /** For a results file that contains errors. */
  retryHint: '  エラーはファイルに残ります。--retry-errorsでその写真をもう一度診断できます。',
  unreachable: (photos: number, why: string) =>
    `続けて${photos}枚がサービスに届かなかったため停止しました。${why}`,
  notResults:
    'kaoiro diagnoseの行ではないため、何も書き込んでいません。--outに別のファイルを指定してください',
  /** `theirs` and `ours` are the addresses of services. */
  otherApi: (theirs: string, ours: string) =>
    `記録は${theirs}のもので、${ours}のものではありません。--outに別のファイルを指定してください`,
  thisMachine: 'このコンピューター',
  specialFile: 'パイプかデバイスです。ファイルを指定してください',
  retried: (count: number) => `エラー${formatCount(count)}件を取り除き、もう一度診断します。`,
  retryWithoutOut: '--retry-errorsには前回のファイルを--outで指定してください',
  inUse: (process: string, lock: string) =>
    `別の実行（プロセス${process}）が書き込み中です。そうでない場合は${lock}を削除してください`,
  /** `option` as typed, such as `--record`. */
  onlyWithApi: (option: string) =>
    `${option}には--apiが必要です。指定がなければ、写真はこのコンピューターで分析します`,
  recordAndReplay: '--recordと--replayは同時に指定できません',
  /** For `--same-person`: too few or too many photos. */
  samePersonCount: (photos: number, max: number) =>
    `--same-personには2枚から${max}枚の写真を指定してください（${photos}枚が指定されています）`,
  samePersonWithOut:
    '--same-personの結果は1つです。--outで複数の方を診断するには、マニフェストのpersonの列をお使いください',
  /** For a person of a manifest: too many photos. */
  personCount: (person: string, photos: number, max: number) =>
    `${person}: 写真が${photos}枚あります。まとめられるのは${max}枚までです`,
  personGenders: (person: string) => `${person}: 性別の異なる写真はまとめられません`,
  personFailed: (person: string, failed: number, all: number) =>
    `${person}: ${all}枚のうち${failed}枚が失敗したため、除いてまとめます`,
  people: (people: number, agreed: number) =>
    `${formatCount(people)}名のうち${formatCount(agreed)}名は、すべての写真が同じ結果でした`,
  samePersonGenders:
    '--same-personでは性別を1つにしてください。マニフェストに両方が指定されています',
  photoDone: (photo: string, done: number, all: number) => `${photo}: 完了（${all}枚中${done}枚）`,
  noSharedResult: (failed: number, all: number) =>
    `${all}枚のうち${failed}枚が失敗したため、結果をまとめていません。撮り直すか、除いてからもう一度お試しください。`,
  took: (duration: string) => `（${duration}）`,
  total: (results: number, errors: number) =>
    `結果${formatCount(results)}件、エラー${formatCount(errors)}件`,
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
  /** `percent` of the photo's height. */
  hairlineAt: (percent: number) => `生え際 ${percent}%`,
  hairlineNotFound: (percent: number) => `写真から生え際を判別できないため、${percent}%とします`,
  wouldBeSent: (count: number, all: number) =>
    `${formatCount(all)}枚のうち${formatCount(count)}枚を送信できます。`,
  photos,
  recordings,
  sources,
  writeErrors,
}

export type DiagnoseTexts = typeof texts
