import type { Language } from '@kaoiro/core/content/content'
import { languages } from '@kaoiro/core/content/content'
import { useChooseLanguage } from '../language/language-provider.js'
import { useLanguage } from '../language/language.js'
import styles from './language-switch.module.css'

/** Each language by its own name. */
const names: Readonly<Record<Language, string>> = { ja: '日本語', en: 'English' }

/** Leads to the languages that are not the current one. */
export const LanguageSwitch = () => {
  const current = useLanguage()
  const choose = useChooseLanguage()
  return (
    <div className={styles['switch']}>
      {languages
        .filter((language) => language !== current)
        .map((language) => (
          <button key={language} type="button" lang={language} onClick={() => choose(language)}>
            {names[language]}
          </button>
        ))}
    </div>
  )
}
