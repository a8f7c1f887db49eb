import type { LegalFacts, LegalLink, LegalPage, LegalSection } from '@kaoiro/screens/legal'
import {
  accessibilityPage,
  beforePhotoPage,
  privacyPage,
  statisticsOf,
} from '@kaoiro/screens/legal'
import { inLanguage } from '@kaoiro/core/products'
import { legalTexts, resultTexts } from '@kaoiro/texts/screens'
import { prefix } from '../adapters/storage.js'
import { browserKeys, entryKeys, photoKey, tabKeys } from '../adapters/stored-keys.js'
import { useCleanAddress } from '../adapters/use-clean-address.js'
import { TextLink } from '../components/controls/screen-link.js'
import { PlainLink } from '../components/controls/screen-links.js'
import { ScreenBody, ScreenHeading } from '../components/screen.js'
import { useBrand, useShellTexts, useStartTexts } from '../language/first-texts.js'
import { useLanguage } from '../language/language.js'
import { useTexts } from '../language/use-texts.js'
import { sitePath } from '../site/address.js'
import { looksAtPhotos } from '../site/looks-at-photos.js'
import { site } from '../site/site.js'
import styles from './legal-screens.module.css'

const useFacts = (): LegalFacts => {
  const textOf = inLanguage(useLanguage())
  return {
    brand: useBrand(),
    company: textOf(site.company).text,
    links: site.links,
    reservation: site.counselling?.reservation ?? null,
    minimumAge: site.minimumAge,
    hours: site.retentionHours,
    analysis: site.analysis,
    hasModels: looksAtPhotos(),
    statistics: statisticsOf(site),
  }
}

/** The day on which somebody last compared the statement with the tests. */
const reviewed = Date.UTC(2026, 10, 27)

export function AccessibilityScreen() {
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long', timeZone: 'UTC' })
  const words = [useTexts(legalTexts), useShellTexts()] as const
  const page = accessibilityPage(...words, useFacts(), date.format(reviewed))
  return <Page page={page} own="accessibility" />
}

export function BeforePhotoScreen() {
  const words = [useTexts(legalTexts), useStartTexts(), useTexts(resultTexts)] as const
  return <Page page={beforePhotoPage(...words, useFacts())} own="beforePhoto" />
}

/** ui/test/legal compares it with what the browser and the service store. */
export function PrivacyScreen() {
  const words = [useTexts(legalTexts), useShellTexts(), useTexts(resultTexts)] as const
  return <Page page={privacyPage(...words, useFacts(), storedNames)} own="privacy" />
}

const storedNames = {
  photo: [prefix + photoKey],
  tab: [...tabKeys, ...entryKeys.map((key) => `${key}.*`)].map((key) => prefix + key),
  browser: browserKeys.map((key) => prefix + key),
  // Copies of the names in ui/site/offline: the service worker cannot share modules with the screens.
  offline: [`kaoiro${sitePath === '/' ? '-' : sitePath}*`],
  models: ['kaoiro-analysis'],
}

interface PageProps {
  readonly page: LegalPage
  /** The store's own words, at the end. */
  readonly own: keyof typeof site.texts
}

const Page = ({ page: { heading, lead, sections, end }, own }: PageProps) => {
  useCleanAddress()
  const textOf = inLanguage(useLanguage())
  const words = site.texts[own] && textOf(site.texts[own])
  return (
    <ScreenBody>
      <ScreenHeading>{heading}</ScreenHeading>
      <p className={styles['lead']}>{lead}</p>
      <div className={styles['text']}>
        {sections.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
        {end !== undefined && <p>{end}</p>}
      </div>
      {words !== null && (
        <p className={styles['own']} lang={words.language}>
          {words.text}
        </p>
      )}
    </ScreenBody>
  )
}

const Section = ({ heading, texts = [], items = [], entries = [], links = [] }: LegalSection) => (
  <section className={styles['section']}>
    <h2 className="section-heading">{heading}</h2>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {items.length > 0 && (
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
    {entries.map(({ heading: name, text, names }) => (
      <div key={name} className={styles['entry']}>
        <h3>{name}</h3>
        <p>{text}</p>
        {names.length > 0 && (
          <ul className={styles['names']}>
            {names.map((each) => (
              <li key={each}>
                <code translate="no">{each}</code>
              </li>
            ))}
          </ul>
        )}
      </div>
    ))}
    {links.length > 1 ? (
      <div className={styles['links']}>{links.map(linkTo)}</div>
    ) : (
      links.map(linkTo)
    )}
  </section>
)

const linkTo = ({ label, ...way }: LegalLink) =>
  'to' in way ? (
    <PlainLink key={label} to={way.to}>
      {label}
    </PlainLink>
  ) : (
    <TextLink key={label} href={way.href}>
      {label}
    </TextLink>
  )
