import { languages } from '@kaoiro/core/language'
import { locales } from '@kaoiro/texts/load'
import { useShellTexts } from '../language/first-texts.js'
import { useChooseLanguage } from '../language/language-provider.js'
import { useLanguage } from '../language/language.js'
import styles from './language-switch.module.css'

/** The current language. The menu of all languages over it is the browser's own, invisible while it is closed. */
export const LanguageSwitch = () => {
  const { language: label } = useShellTexts()
  const current = useLanguage()
  const choose = useChooseLanguage()
  return (
    <div className={styles['switch']}>
      <select
        className="covering-input"
        aria-label={label}
        value={current}
        onChange={({ target }) => choose(target.value as typeof current)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {locales[language].name}
          </option>
        ))}
      </select>
      <span aria-hidden="true">{locales[current].name}</span>
    </div>
  )
}
