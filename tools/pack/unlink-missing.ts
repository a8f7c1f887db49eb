import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Replaces links to files that do not exist by their texts. @param exists of a path as the text has it */
export const withoutDeadLinks = (text: string, exists: (file: string) => boolean): string =>
  text.replace(/\[([^\]]*)\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g, (link, words: string, to: string) =>
    exists(to) ? link : words,
  )

/** Removes the links of a staged package's documents to files that the package does not contain. */
export const unlinkMissing = (folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/^(docs\/.*|[A-Z]+)\.md$/.test(name)) continue
    const file = path.join(folder, name)
    const exists = (to: string) => existsSync(path.join(path.dirname(file), to))
    writeFileSync(file, withoutDeadLinks(readFileSync(file, 'utf8'), exists))
  }
}
