import * as O from 'fp-ts/lib/Option.js'
import { withSlashes } from '@kaoiro/core/result-code'

/** The site of the first result address in a text: the part before its last `/result/`. None for a bare code or a path. */
export const siteFromAddress = (text: string): O.Option<string> => {
  const found = address.exec(withSlashes(text))?.[0] ?? ''
  if (!URL.canParse(found)) return O.none
  // Removes user and password.
  const { origin, pathname } = new URL(found)
  return O.some(origin + pathname.replace(/\/$/, ''))
}

/** Without the address of a service that checks links, which begins with its own. */
const address = /https?:\/\/(?:(?!https?:\/\/)[^\s?#"'<>])+(?=\/result\/)/i
