import type { Language } from '@kaoiro/core/content/content'

interface ServeWords {
  readonly running: string
  readonly here: string
  readonly network: string
  readonly unreachable: string
  readonly scan: string
  readonly toStop: string
  readonly stopping: string
  readonly port: Readonly<Record<string, (port: number) => string>>
  readonly host: Readonly<Record<string, string>>
  /** Why the folder for photos cannot be used, by the system's code. */
  readonly data: Readonly<Record<string, string>>
}

export const serveWords: Readonly<Record<Language, ServeWords>> = {
  en: {
    running: 'Kaoiro is running.',
    here: 'On this machine',
    network: 'On the network ',
    unreachable: 'none: this machine is on none, or listens to itself alone',
    scan: 'With a phone on the same network, scan:',
    toStop: 'Ctrl-C stops it.',
    stopping: 'Stopping …',
    port: {
      EADDRINUSE: (port) => `port ${port} is taken; choose another one with --port`,
      EACCES: (port) => `port ${port} is not allowed to this user; choose one above 1023`,
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
      ENOSPC: 'the disk is full; choose another folder with --data',
    },
  },
  ja: {
    running: 'Kaoiroを開始しました。',
    here: 'このコンピューター',
    network: '同じネットワーク  ',
    unreachable: '接続できません（未接続か、このコンピューター専用です）',
    scan: '同じネットワークのスマートフォンで読み取ってください。',
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
      ENOSPC: 'ディスクに空きがありません。--dataで別のフォルダーを指定してください',
    },
  },
}
