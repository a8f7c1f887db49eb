import { createRequire } from 'node:module'
import path from 'node:path'

/** The folder of the demonstration store. Programs that do not use it need no package next to their bundle. */
export const demonstrationStore: string = path.dirname(
  createRequire(import.meta.url).resolve('@kaoiro/store/package.json'),
)
