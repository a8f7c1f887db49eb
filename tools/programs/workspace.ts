import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder, or the nearest above it, that holds the workspace's lock file. */
const workspaceAbove = (folder: string): string =>
  existsSync(path.join(folder, 'package-lock.json')) ? folder : workspaceAbove(path.dirname(folder))

/** The workspace's folder, seen from the compiled file as from its source. */
export const workspace = workspaceAbove(import.meta.dirname)
