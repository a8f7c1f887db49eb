import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from './page-renderer.js'
import { resultPage } from './site-files.js'

/** Where a build of the UI has what draws its pages: files of such a folder are never served. */
const program = '.server/page-renderer.mjs'

/** The exports of that file. */
interface Program {
  readonly createPageRenderer: (template: string) => Promise<PageRenderer>
}

/** What draws the pages of a built UI; undefined for a build that has no such part. */
export const loadPageRenderer = async (folder: string): Promise<PageRenderer | undefined> => {
  const file = path.resolve(folder, program)
  if (!existsSync(file)) return undefined
  const { createPageRenderer } = (await import(pathToFileURL(file).href)) as Program
  return createPageRenderer(await readFile(path.join(folder, resultPage), 'utf8'))
}
