const port: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) => `ポート${port}は使用中です。--portで別の番号を指定してください`,
  EACCES: (port) => `ポート${port}を使う権限がありません。1024以上を指定してください`,
}

const host: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL: 'このコンピューターのアドレスではありません',
  ENOTFOUND: 'この名前のコンピューターは見つかりません',
  EAI_AGAIN: 'この名前を今は調べられません',
  EINVAL: '待ち受けに使えるアドレスではありません',
}

/** Why the data folder cannot be used, by the system's error code. */
const data: Readonly<Record<string, string>> = {
  EACCES: '書き込む権限がありません。--dataで別のフォルダーを指定してください',
  EPERM: '書き込む権限がありません。--dataで別のフォルダーを指定してください',
  EROFS: '書き込めない場所です。--dataで別のフォルダーを指定してください',
  ENOENT: 'フォルダーを作れません。--dataで別のフォルダーを指定してください',
  ENOTDIR: 'ファイルです。--dataでフォルダーを指定してください',
  ENOSPC: 'ディスクに空きがありません。空きを作るか、--dataで別のフォルダーを指定してください',
}

/** Why an embedded database cannot be opened, by the service's error code. */
const folder: Readonly<Record<string, string>> = {
  NOT_A_DATABASE:
    'データベースではありません（PG_VERSIONがありません）。--dataで別のフォルダーを指定するか、別の場所に移すと新しく作られます',
  OTHER_VERSION:
    '別のバージョンのKaoiroのデータベースです。そのバージョンで開始するか、別の場所に移すと新しく作られます',
  DAMAGED_DATABASE:
    'データベースを開けません。ファイルの変更・削除や、動作中のコピーが考えられます。別の場所に移すと、新しく作られます',
}

/**
 * Why a database server cannot be used, by the error code of the system or of PostgreSQL, or by the class of the
 * latter.
 */
const database: Readonly<Record<string, string>> = {
  ECONNREFUSED: '応答がありません。データベースが動いているか、アドレスが正しいか確認してください',
  ENOTFOUND: 'この名前のコンピューターは見つかりません。アドレスを確認してください',
  EAI_AGAIN: 'この名前を今は調べられません。ネットワークを確認してください',
  ETIMEDOUT: '時間内に応答がありません。アドレスとファイアウォールを確認してください',
  EHOSTUNREACH: '到達できません。ネットワークとアドレスを確認してください',
  ECONNRESET: '接続が切られました。TLSが必要か（?sslmode=require）確認してください',
  '25006': '読み取り専用です。プライマリサーバーを指定してください',
  '28': 'このユーザーは拒否されました。ユーザー名とパスワードを確認してください',
  '3D000': 'この名前のデータベースはありません。作成するか、別の名前を指定してください',
  '42501': 'このユーザーは表を作れません。データベースへのCREATE権限を与えてください',
  '53300': '接続数が上限です。他のプログラムを終了するか、max_connectionsを増やしてください',
  '57P03': '起動中または停止中です。少し待ってからやり直してください',
}

/** Texts of `serve`. */
export const texts = {
  running: 'Kaoiroを開始しました。',
  here: 'このコンピューター',
  network: '同じネットワーク  ',
  unreachable: '接続できません（未接続か、このコンピューター専用です）',
  scan: '同じネットワークのスマートフォンで読み取ってください。',
  /** `threads` is the number of photos analysed at the same time. */
  working: (threads: number) => `Kaoiroが写真を分析しています（同時に${threads}枚）。`,
  toStop: 'Ctrl-Cで終了します。',
  stopping: '終了しています…',
  port,
  host,
  data,
  /** The embedded database is in use by another process. */
  inUse: (process: string, lock: string) =>
    `別のサービス（プロセス${process}）が使用中です。--dataで別のフォルダーを指定するか、動いていない場合は${lock}を削除してください`,
  folder,
  /** The credentials for the bucket are missing. */
  noKeys: '認証情報がありません。AWS_ACCESS_KEY_IDとAWS_SECRET_ACCESS_KEYを設定してください',
  database,
}

export type ServeTexts = typeof texts
