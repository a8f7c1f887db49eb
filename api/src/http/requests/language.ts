import type { FastifyRequest } from 'fastify'
import type { Language } from '@kaoiro/core/language'
import {
  defaultLanguage,
  languageParameter,
  acceptedLanguages,
  preferredLanguage,
} from '@kaoiro/core/language'

const namedIn = (lang: unknown): Language | null =>
  typeof lang === 'string' ? preferredLanguage([lang]) : null

/**
 * The language of a picture: that of its address, otherwise the default. It does not depend on the visitor, because
 * caches keep pictures, and link previews request them without the visitor's languages.
 */
export const pictureLanguage = (query: Readonly<Record<string, unknown>>): Language =>
  namedIn(query[languageParameter]) ?? defaultLanguage

/** The language of a page: that of its address, otherwise the visitor's, otherwise the default. */
export const pageLanguage = ({ url, headers }: FastifyRequest): Language => {
  const query = new URLSearchParams(
    url
      .split('#', 1)
      .join('')
      .split(/\?(.*)/s)[1],
  )
  return (
    namedIn(query.get(languageParameter)) ??
    preferredLanguage(acceptedLanguages(headers['accept-language'] ?? '')) ??
    defaultLanguage
  )
}

/** `Vary` of pages in the visitor's language. */
export const languageVary = 'accept-encoding, accept-language'
