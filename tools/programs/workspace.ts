import { existsSync } from 'node:fs'
import path from 'node:path'

/** Returns the nearest folder, upwards from this one, with the workspace's lock file. */
const workspaceAbove = (folder: string): string =>
  existsSync(path.join(folder, 'package-lock.json')) ? folder : workspaceAbove(path.dirname(folder))

/** Path of the workspace; the same from the compiled file and from the source. */
export const workspace = workspaceAbove(import.meta.dirname)

/** The packages that are published for other programs to build on. */
export const libraries = ['core', 'analyser', 'drawing', 'texts'] as const

export type Library = (typeof libraries)[number]
