import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** An empty database that the build leaves beside the compiled code; new ones are copied from it. */
export const template = fileURLToPath(new URL('../../../dist/empty-database', import.meta.url))

/** Is put into each empty folder of the template: neither a package nor git keeps a folder without a file. */
export const keepFile = '.keep'

/** Whether a file of the template belongs to the database. */
export const belongsToDatabase = (file: string): boolean => path.basename(file) !== keepFile
