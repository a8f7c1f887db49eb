import { stat } from 'node:fs/promises'

/**
 * Whether a name is a pipe, a device or a socket, whose reading may never end and cannot be
 * interrupted. False if nothing has that name.
 */
export const isSpecialFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (stats) => !stats.isFile() && !stats.isDirectory(),
    () => false,
  )
