import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The empty database made by the build; new databases are copies of it. */
export const template = fileURLToPath(new URL('../../../dist/empty-database', import.meta.url))

/** Placed in empty folders of the template, which npm packages would omit. */
export const keepFile = '.keep'

export const belongsToDatabase = (file: string): boolean => path.basename(file) !== keepFile
