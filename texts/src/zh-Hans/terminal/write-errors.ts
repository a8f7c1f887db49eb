/** Why a file could not be written, by the system's error code; without a full stop. */
export const writeErrors: Readonly<Record<string, string>> = {
  ENOENT: '保存位置的文件夹不存在',
  ENOTDIR: '保存位置不是文件夹，而是文件',
  EISDIR: '这是文件夹，请指定文件名',
  EACCES: '没有写入权限',
  EROFS: '此处为只读',
  ENOSPC: '磁盘空间不足',
}
