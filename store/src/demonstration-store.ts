import { createRequire } from 'node:module'
import path from 'node:path'

/** The folder of the demonstration store. Separate from the reader, because the published command line bundles the reader without this folder. */
export const demonstrationStore: string = path.dirname(
  createRequire(import.meta.url).resolve('@kaoiro/store/package.json'),
)
