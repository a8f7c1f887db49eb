import type { ReactNode } from 'react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { LanguageOfferTexts } from '@kaoiro/core/locales/ja/screens/language-offer'
import type { Translation } from '@kaoiro/core/locales/language'
import { defaultLanguage, locales } from '@kaoiro/core/locales/language'
import { preferredLanguage } from '@kaoiro/core/locales/preferred-language'
import { browserStorage, save, saved } from '../adapters/storage.js'
import { useLanguage } from '../language/language.js'
import { useChooseLanguage } from '../language/language-provider.js'
import { LanguageBar } from './language-bar.js'

const key = 'offered-language'

/** Loads the offer of the browser's language; null if we do not have it or it has been offered before. */
export const loadLanguageOffer = async (): Promise<ReactNode> => {
  const language = preferredLanguage(navigator.languages)
  if (language === null || language === defaultLanguage) return null
  if (saved(browserStorage, key) !== null) return null
  const screens = await locales[language].screens()
  const { languageOffer: texts } = await screens.languageOffer()
  save(browserStorage, key, language)
  return <LanguageOffer language={language} texts={texts} />
}

interface LanguageOfferProps {
  readonly language: Translation
  readonly texts: LanguageOfferTexts
}

/** The offer, until the visitor answers or opens another screen. */
const LanguageOffer = ({ language, texts }: LanguageOfferProps) => {
  const { key: screen } = useLocation()
  const [offeredOn, setOfferedOn] = useState<string | null>(screen)
  const choose = useChooseLanguage()
  const isOpen = useLanguage() === defaultLanguage && screen === offeredOn
  const close = () => {
    setOfferedOn(null)
    // Otherwise the focus would be lost with the button.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  const accept = () => {
    choose(language)
    close()
  }
  return isOpen && <LanguageBar {...{ language, texts }} onAccept={accept} onClose={close} />
}
