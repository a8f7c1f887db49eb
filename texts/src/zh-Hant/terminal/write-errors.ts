/** Why a file could not be written, by the system's error code; without a full stop. */
export const writeErrors: Readonly<Record<string, string>> = {
  ENOENT: '沒有儲存位置的資料夾',
  ENOTDIR: '儲存位置是檔案，不是資料夾',
  EISDIR: '這是資料夾。請指定檔名',
  EACCES: '沒有寫入權限',
  EROFS: '此位置無法寫入',
  ENOSPC: '磁碟空間不足',
}
