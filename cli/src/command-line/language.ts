import type { Content, Language } from '@kaoiro/core/content/content'
import type { Messages } from '@kaoiro/core/content/messages/messages'
import type { Streams } from '../system/streams.js'

/**
 * The locale's language if it is one of ours, otherwise English. POSIX: the first of these that is not
 * empty.
 */
export const localeLanguage = (env: Streams['env']): Language =>
  [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']]
    .find((locale) => locale !== undefined && locale !== '')
    ?.startsWith('ja') === true
    ? 'ja'
    : 'en'

export const loadMessages = async (language: Language): Promise<Messages> =>
  language === 'ja'
    ? (await import('@kaoiro/core/content/messages/ja')).messages
    : (await import('@kaoiro/core/content/messages/en')).messages

export const loadContent = async (language: Language): Promise<Content> =>
  language === 'ja'
    ? (await import('@kaoiro/core/content/ja/ja')).ja
    : (await import('@kaoiro/core/content/en/en')).en
