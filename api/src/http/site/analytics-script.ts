import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** Written by the build of a UI with a script for analytics (ui/vite/analytics.ts). Not served. */
const fileName = '.server/analytics.json'

const codec = t.type({ script: t.string })

/** Without a query, and without characters that end a source in a policy. */
const source = /^https:\/\/[\w.:-]+\/[^\s;,'"*?#]+$/

/** The address of the script that the pages of a built UI may load; undefined if there is none. */
export const analyticsScriptOf = (ui: string | undefined): string | undefined => {
  const file = path.join(ui ?? '', fileName)
  if (ui === undefined || !existsSync(file)) return undefined
  const content = codec.decode(JSON.parse(readFileSync(file, 'utf8')))
  if (E.isLeft(content) || !source.test(content.right.script))
    throw new Error(`${file} does not contain the https address of a script`)
  return content.right.script
}
