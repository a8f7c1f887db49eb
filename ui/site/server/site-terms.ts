import type { Language } from '@kaoiro/core/language'
import type { Store } from '@kaoiro/store/read'
import { termsAnalyticsTexts, termsOnDeviceTexts } from '@kaoiro/texts/screens'
import { loadTexts } from '../../src/language/use-texts.js'
import type { Site } from '../../src/site/site.js'

type Terms = NonNullable<Site['terms']>[Language]

/** The terms of a store that differ from the tool's, in each of its languages. Most stores lack them. */
export async function siteTerms({
  languages,
  analysis,
  analytics,
}: Pick<Store, 'languages' | 'analysis' | 'analytics'>): Promise<Pick<Site, 'terms'>> {
  if (analysis !== 'device' && analytics === 'off') return {}
  const termsIn = async (language: Language): Promise<readonly [Language, Terms]> => [
    language,
    {
      ...(analysis === 'device' ? await loadTexts(termsOnDeviceTexts, language) : {}),
      ...(analytics === 'off' ? {} : await loadTexts(termsAnalyticsTexts, language)),
    },
  ]
  return { terms: Object.fromEntries(await Promise.all(languages.map(termsIn))) }
}
