/** Why a file could not be written, by the system's code; without a full stop. */
export const writeErrors: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder; name a file',
  EACCES: 'you may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
}
