import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { loadAnalytics } from '../analytics/report.js'
import { site } from '../site/site.js'
import styles from './layout.module.css'
import { useBrand, useShellTexts } from '../language/first-texts.js'
import { languageNames } from '@kaoiro/texts/screens'
import { ScreenLink } from '../components/controls/screen-link.js'
import { fileAddress } from '../site/address.js'
import { paths } from '../site/paths.js'
import type { Site } from '../site/site.js'
import { useChooseLanguage, useLanguage } from '../language/language.js'
import { sitePaths } from '@kaoiro/core/pages'
import { inLanguage } from '@kaoiro/core/products'

export function Layout({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { skip } = useShellTexts()
  return (
    <div className={styles['page']}>
      <a
        className={styles['skip']}
        href="#content"
        onClick={(event) => {
          // Following the link would be a navigation and restart the screen.
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {skip}
      </a>
      <Header />
      <main ref={main} id="content" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <Footer />
      {site.analytics !== 'off' && <LaterConsent />}
    </div>
  )
}

/** The question about analytics, if the site asks. The code for analytics loads after the first screen. */
const LaterConsent = (): ReactNode => {
  const [consent, setConsent] = useState<ReactNode>(null)
  useEffect(() => {
    void loadAnalytics()
    if (site.consent === 'not-needed') return
    import('../analytics/consent-part.js').then(
      ({ Consent }) => setConsent(<Consent />),
      () => undefined,
    )
  }, [])
  return consent
}

function Header() {
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

const Brand = ({ mark, logo }: Site['brand']) => {
  const name = useBrand()
  return logo === null ? (
    <>
      <span>{name}</span>
      {mark !== null && <span className={styles['mark']}>{mark}</span>}
    </>
  ) : (
    <img className={styles['logo']} src={fileAddress(logo)} width={160} height={40} alt={name} />
  )
}

/** The current language. The menu of all languages over it is the browser's own, invisible while it is closed. */
export function LanguageSwitch() {
  const { language: label } = useShellTexts()
  const current = useLanguage()
  const choose = useChooseLanguage()
  return (
    <div className={styles['switch']}>
      <select
        // Before hydration, React does not see a change.
        ref={(menu) => {
          if (menu !== null && menu.value !== current) choose(menu.value as typeof current)
        }}
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

const about = ['company', 'legal', 'privacy', 'siteUse'] as const

/** Screens of this site. */
const own = ['data', 'accessibility'] as const

function Footer() {
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
