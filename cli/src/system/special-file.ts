import { stat } from 'node:fs/promises'

/** Whether a file is a pipe, device or socket: reading it might never end, and cannot be cancelled. False
 * if it does not exist.
 */
export const isSpecialFile = (file: string | Buffer): Promise<boolean> =>
  stat(file).then(
    (stats) => !stats.isFile() && !stats.isDirectory(),
    () => false,
  )
