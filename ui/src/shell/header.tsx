import { languageNames } from '@kaoiro/texts/screens'
import { ScreenLink } from '../components/controls/screen-link.js'
import { fileAddress } from '../site/address.js'
import { paths } from '../site/paths.js'
import type { Site } from '../site/site.js'
import { site } from '../site/site.js'
import styles from './header.module.css'
import { useShellTexts } from '../language/first-texts.js'
import { useChooseLanguage } from '../language/language-provider.js'
import { useLanguage } from '../language/language.js'
import switchStyles from './language-switch.module.css'

export function Header() {
  const { home } = useShellTexts()
  return (
    <header className={styles['header']}>
      <ScreenLink className={styles['brand']} to={paths.home}>
        <Brand {...site.brand} />
        <span className="visually-hidden">{home}</span>
      </ScreenLink>
      <LanguageSwitch />
    </header>
  )
}

const Brand = ({ name, mark, logo }: Site['brand']) =>
  logo === null ? (
    <>
      <span>{name}</span>
      {mark !== null && <span className={styles['mark']}>{mark}</span>}
    </>
  ) : (
    <img className={styles['logo']} src={fileAddress(logo)} width={160} height={40} alt={name} />
  )

/** The current language. The menu of all languages over it is the browser's own, invisible while it is closed. */
export function LanguageSwitch() {
  const { language: label } = useShellTexts()
  const current = useLanguage()
  const choose = useChooseLanguage()
  return (
    <div className={switchStyles['switch']}>
      <select
        className="covering-input"
        aria-label={label}
        value={current}
        onChange={({ target }) => choose(target.value as typeof current)}
      >
        {site.languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
      <span aria-hidden="true">{languageNames[current]}</span>
    </div>
  )
}
