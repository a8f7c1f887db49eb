import type { Language } from '@kaoiro/core/language'
import { languageQuery } from '@kaoiro/core/language'
import { siteAddress } from '../../site/address.js'
import { paths } from '../../site/paths.js'
import { site } from '../../site/site.js'
import type { ResultView } from '../view/result-view.js'

/** The result's URL with the visitor's language, which the preview should use. */
export const pageUrl = ({ code }: ResultView, language: Language): string =>
  siteAddress() + paths.result(code) + languageQuery(language, site.languages[0])
