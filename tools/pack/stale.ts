import { existsSync } from 'node:fs'

/** Whether a compiled module or its types are left over from a deleted source file. */
export const isStale = (file: string): boolean =>
  /\/(core|analyser|drawing|texts|api)\/dist\/.*\.(js|d\.ts)$/.test(file) &&
  // Texts are compiled from several folders, with their names.
  ['/src/', '/'].every(
    (folder) => !existsSync(file.replace('/dist/', folder).replace(/\.(js|d\.ts)$/, '.ts')),
  )
