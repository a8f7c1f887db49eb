import { sitePaths } from '@kaoiro/core/pages'
import { ScreenLink } from '../components/controls/screen-link.js'
import { inLanguage } from '@kaoiro/core/products'
import { useLanguage } from '../language/language.js'
import { fileAddress } from '../site/address.js'
import { site } from '../site/site.js'
import styles from './footer.module.css'
import { useShellTexts } from '../language/first-texts.js'

const about = ['company', 'legal', 'privacy', 'siteUse'] as const

/** Screens of this site. */
const own = ['data', 'accessibility'] as const

export function Footer() {
  const { footer: words } = useShellTexts()
  const textOf = inLanguage(useLanguage())
  return (
    <footer className={styles['footer']}>
      <ul className={styles['related']} aria-label={words.related}>
        {site.related.map(({ name, href, logo }) => (
          <li key={href}>
            <a href={href}>
              <img
                src={fileAddress(logo)}
                width={160}
                height={40}
                alt={textOf(name).text}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
      <nav aria-label={words.label}>
        <ul className={styles['about']}>
          {about.map((name) => (
            <li key={name}>
              <a href={site.links[name]}>{words[name]}</a>
            </li>
          ))}
          {own.map((name) => (
            <li key={name}>
              <ScreenLink to={sitePaths[name]}>{words[name]}</ScreenLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles['company']}>{`© ${textOf(site.company).text}`}</p>
    </footer>
  )
}
