import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The empty database made by the build; new databases are copies of it. */
export const template = fileURLToPath(new URL('../../../dist/empty-database', import.meta.url))

/** A file in each empty folder of the template, since npm packages omit empty folders. */
export const keepFile = '.keep'

export const belongsToDatabase = (file: string): boolean => path.basename(file) !== keepFile
