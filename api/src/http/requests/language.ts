import type { FastifyRequest } from 'fastify'
import type { Language } from '@kaoiro/core/language'
import { languageParameter, acceptedLanguages, preferredLanguage } from '@kaoiro/core/language'
import type { SiteContent } from '../ports/site.js'

type Languages = SiteContent['languages']

const namedIn = (lang: unknown, offered: Languages): Language | null =>
  typeof lang === 'string' ? preferredLanguage([lang], offered) : null

/**
 * The language of a picture: that of its address, otherwise the site's default. It does not depend on the visitor, because
 * caches keep pictures, and link previews request them without the visitor's languages.
 */
export function pictureLanguage(
  query: Readonly<Record<string, unknown>>,
  offered: Languages,
): Language {
  return namedIn(query[languageParameter], offered) ?? offered[0]
}

/** The language of a page: that of its address, otherwise the visitor's, otherwise the default. */
export function pageLanguage({ url, headers }: FastifyRequest, offered: Languages): Language {
  const query = new URLSearchParams(
    url
      .split('#', 1)
      .join('')
      .split(/\?(.*)/s)[1],
  )
  return (
    namedIn(query.get(languageParameter), offered) ??
    preferredLanguage(acceptedLanguages(headers['accept-language'] ?? ''), offered) ??
    offered[0]
  )
}

/** `Vary` of pages in the visitor's language. */
export const languageVary = 'accept-encoding, accept-language'
