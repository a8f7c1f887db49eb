import { fileURLToPath } from 'node:url'

/** The workspace's folder, seen from the compiled file. */
export const workspace = fileURLToPath(new URL('../../../', import.meta.url))
