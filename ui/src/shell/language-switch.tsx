import { languages, locales } from '@kaoiro/core/locales/language'
import { useChooseLanguage } from '../language/language-provider.js'
import { useLanguage } from '../language/language.js'
import styles from './language-switch.module.css'

/** Buttons for the other languages. */
export const LanguageSwitch = () => {
  const current = useLanguage()
  const choose = useChooseLanguage()
  return (
    <div className={styles['switch']}>
      {languages
        .filter((language) => language !== current)
        .map((language) => (
          <button key={language} type="button" lang={language} onClick={() => choose(language)}>
            {locales[language].name}
          </button>
        ))}
    </div>
  )
}
