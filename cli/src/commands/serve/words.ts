import type { Language } from '@kaoiro/core/locales/language'

export interface ServeWords {
  readonly running: string
  readonly here: string
  readonly network: string
  readonly unreachable: string
  readonly scan: string
  /** `threads`: photos at the same time. */
  readonly working: (threads: number) => string
  readonly toStop: string
  readonly stopping: string
  readonly port: Readonly<Record<string, (port: number) => string>>
  readonly host: Readonly<Record<string, string>>
  /** Why the data folder cannot be used, by the system's code. */
  readonly data: Readonly<Record<string, string>>
  /** An embedded database that another process has. */
  readonly inUse: (process: string, lock: string) => string
  /** Why an embedded database cannot be opened, by the service's code. */
  readonly folder: Readonly<Record<string, string>>
  /** A bucket without credentials. */
  readonly noKeys: string
  /** Why a database server cannot be used, by the system's code, PostgreSQL's, or the class of that. */
  readonly database: Readonly<Record<string, string>>
}

export const serveWords: Readonly<Record<Language, ServeWords>> = {
  en: {
    running: 'Kaoiro is running.',
    here: 'On this machine',
    network: 'On the network ',
    unreachable: 'none: this machine is on none, or listens to itself alone',
    scan: 'With a phone on the same network, scan:',
    working: (threads) =>
      `Kaoiro is working, on ${threads} ${threads === 1 ? 'photo' : 'photos'} at once.`,
    toStop: 'Ctrl-C stops it.',
    stopping: 'Stopping …',
    port: {
      EADDRINUSE: (port) => `port ${port} is taken; choose another one with --port`,
      EACCES: (port) => `this user may not listen on port ${port}; choose one above 1023`,
    },
    host: {
      EADDRNOTAVAIL: 'it is no address of this machine; 127.0.0.1 and 0.0.0.0 always are',
      ENOTFOUND: 'no machine has this name',
      EAI_AGAIN: 'this name cannot be looked up now',
      EINVAL: 'it is no address to listen on',
    },
    data: {
      EACCES: 'you may not write there; choose another folder with --data',
      EPERM: 'you may not write there; choose another folder with --data',
      EROFS: 'nothing can be written there; choose another folder with --data',
      ENOENT: 'no folder can be made there; choose another one with --data',
      ENOTDIR: 'it is a file, or lies below one; name a folder with --data',
      ENOSPC: 'the disk is full; make room, or choose another folder with --data',
    },
    inUse: (process, lock) =>
      `another service (process ${process}) has it; choose another folder with --data, or if none runs, remove ${lock}`,
    folder: {
      NOT_A_DATABASE:
        'this is no database (PG_VERSION is missing); choose another folder with --data, or move it away, and a new one is made',
      OTHER_VERSION:
        'another version of Kaoiro made this database; start that one, or move it away, and a new one is made',
      DAMAGED_DATABASE:
        'this database cannot be opened: files of it were changed or removed, or copied while it ran; move it away, and a new one is made',
    },
    noKeys: 'there are no keys for it; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    database: {
      ECONNREFUSED: 'nothing answers there; is the database running, and is the address right?',
      ENOTFOUND: 'no machine has this name; is the address right?',
      EAI_AGAIN: 'this name cannot be looked up now; is the network up?',
      ETIMEDOUT: 'it does not answer in time; is the address right, and is a firewall in the way?',
      EHOSTUNREACH: 'there is no route to it; is the network up, and is the address right?',
      ECONNRESET: 'it ends the connection; does it want TLS (?sslmode=require)?',
      '28': 'it refuses this user; are user and password right?',
      '3D000': 'it has no database of this name; make it, or name another one',
      '42501': 'this user may not make tables there; grant CREATE on the database',
      '53300': 'it has no connection left; end other programs, or raise max_connections',
      '57P03': 'it is starting or stopping; try again in a moment',
    },
  },
  ja: {
    running: 'Kaoiroを開始しました。',
    here: 'このコンピューター',
    network: '同じネットワーク  ',
    unreachable: '接続できません（未接続か、このコンピューター専用です）',
    scan: '同じネットワークのスマートフォンで読み取ってください。',
    working: (threads) => `Kaoiroが写真を分析しています（同時に${threads}枚）。`,
    toStop: 'Ctrl-Cで終了します。',
    stopping: '終了しています…',
    port: {
      EADDRINUSE: (port) => `ポート${port}は使用中です。--portで別の番号を指定してください`,
      EACCES: (port) => `ポート${port}を使う権限がありません。1024以上を指定してください`,
    },
    host: {
      EADDRNOTAVAIL: 'このコンピューターのアドレスではありません',
      ENOTFOUND: 'この名前のコンピューターは見つかりません',
      EAI_AGAIN: 'この名前を今は調べられません',
      EINVAL: '待ち受けに使えるアドレスではありません',
    },
    data: {
      EACCES: '書き込む権限がありません。--dataで別のフォルダーを指定してください',
      EPERM: '書き込む権限がありません。--dataで別のフォルダーを指定してください',
      EROFS: '書き込めない場所です。--dataで別のフォルダーを指定してください',
      ENOENT: 'フォルダーを作れません。--dataで別のフォルダーを指定してください',
      ENOTDIR: 'ファイルです。--dataでフォルダーを指定してください',
      ENOSPC: 'ディスクに空きがありません。空きを作るか、--dataで別のフォルダーを指定してください',
    },
    inUse: (process, lock) =>
      `別のサービス（プロセス${process}）が使用中です。--dataで別のフォルダーを指定するか、動いていない場合は${lock}を削除してください`,
    folder: {
      NOT_A_DATABASE:
        'データベースではありません（PG_VERSIONがありません）。--dataで別のフォルダーを指定するか、別の場所に移すと新しく作られます',
      OTHER_VERSION:
        '別のバージョンのKaoiroのデータベースです。そのバージョンで開始するか、別の場所に移すと新しく作られます',
      DAMAGED_DATABASE:
        'データベースを開けません。ファイルの変更・削除や、動作中のコピーが考えられます。別の場所に移すと、新しく作られます',
    },
    noKeys: '認証情報がありません。AWS_ACCESS_KEY_IDとAWS_SECRET_ACCESS_KEYを設定してください',
    database: {
      ECONNREFUSED:
        '応答がありません。データベースが動いているか、アドレスが正しいか確認してください',
      ENOTFOUND: 'この名前のコンピューターは見つかりません。アドレスを確認してください',
      EAI_AGAIN: 'この名前を今は調べられません。ネットワークを確認してください',
      ETIMEDOUT: '時間内に応答がありません。アドレスとファイアウォールを確認してください',
      EHOSTUNREACH: '到達できません。ネットワークとアドレスを確認してください',
      ECONNRESET: '接続が切られました。TLSが必要か（?sslmode=require）確認してください',
      '28': 'このユーザーは拒否されました。ユーザー名とパスワードを確認してください',
      '3D000': 'この名前のデータベースはありません。作成するか、別の名前を指定してください',
      '42501': 'このユーザーは表を作れません。データベースへのCREATE権限を与えてください',
      '53300': '接続数が上限です。他のプログラムを終了するか、max_connectionsを増やしてください',
      '57P03': '起動中または停止中です。少し待ってからやり直してください',
    },
  },
}
