import type { Language } from '@kaoiro/core/locales/language'

/** Why a file could not be written, by the system's code; without a full stop. */
export const writeErrorWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    ENOENT: 'its folder does not exist',
    ENOTDIR: 'its folder is a file',
    EISDIR: 'it is a folder; name a file',
    EACCES: 'you may not write there',
    EROFS: 'nothing can be written there',
    ENOSPC: 'the disk is full',
  },
  ja: {
    ENOENT: '保存先のフォルダーがありません',
    ENOTDIR: '保存先のフォルダーではなくファイルです',
    EISDIR: 'フォルダーです。ファイル名を指定してください',
    EACCES: '書き込む権限がありません',
    EROFS: '書き込めない場所です',
    ENOSPC: 'ディスクに空きがありません',
  },
}
