/** Why a file could not be written, by the system's error code; without a full stop. */
export const writeErrors: Readonly<Record<string, string>> = {
  ENOENT: '保存先のフォルダーがありません',
  ENOTDIR: '保存先のフォルダーではなくファイルです',
  EISDIR: 'フォルダーです。ファイル名を指定してください',
  EACCES: '書き込む権限がありません',
  EROFS: '書き込めない場所です',
  ENOSPC: 'ディスクに空きがありません',
}
