import { existsSync } from 'node:fs'

/** Whether a compiled module or its types are left over from a deleted source file. */
export const isStale = (file: string): boolean =>
  /\/(core|analyser|drawing|texts|api)\/dist\/.*\.(js|d\.ts)$/.test(file) &&
  !existsSync(file.replace('/dist/', '/src/').replace(/\.(js|d\.ts)$/, '.ts'))
