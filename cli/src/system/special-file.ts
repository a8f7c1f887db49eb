import { stat } from 'node:fs/promises'

/**
 * Whether a name is a pipe, a device or a socket, whose reading may never end, also against the will of
 * whoever wants to end the program. Not where there is nothing of that name.
 */
export const isSpecialFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (stats) => !stats.isFile() && !stats.isDirectory(),
    () => false,
  )
