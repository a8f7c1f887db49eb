import { ScreenLink } from '../components/controls/screen-link.js'
import { paths } from '../site/paths.js'
import { site } from '../site/site.js'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.js'
import { useShellTexts } from '../language/first-texts.js'

export const Header = () => {
  const { home } = useShellTexts()
  return (
    <header className={styles['header']}>
      <ScreenLink className={styles['brand']} to={paths.home}>
        <span>{site.brand}</span>
        {site.brandMark !== null && <span className={styles['mark']}>{site.brandMark}</span>}
        <span className="visually-hidden">{home}</span>
      </ScreenLink>
      <LanguageSwitch />
    </header>
  )
}
