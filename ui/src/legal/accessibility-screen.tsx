import { TextLink } from '../components/controls/text-link.js'
import { useShellTexts } from '../language/first-texts.js'
import { useLanguage } from '../language/language.js'
import { legalTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { LegalPage, List, Section } from './legal-page.js'
import { useLegalStore } from './legal-store.js'

/** The day on which somebody last compared this statement with the tests. */
const reviewed = Date.UTC(2026, 10, 27)

/** The accessibility statement: tests, known limits and the store's contact. */
const AccessibilityScreen = () => {
  const { accessibility: words } = useTexts(legalTexts)
  const { footer } = useShellTexts()
  const { brand, company, links, ownWords } = useLegalStore()
  const { tested, limits, contact } = words
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <LegalPage
      heading={footer.accessibility}
      lead={words.lead({ brand })}
      own={ownWords('accessibility')}
    >
      <Section heading={tested.heading}>
        <List items={[tested.rules, tested.engines, tested.keyboard, tested.sight]} />
      </Section>
      <Section heading={limits.heading}>
        <List items={[limits.photo, limits.faces, limits.colours, limits.people]} />
      </Section>
      <Section heading={contact.heading} text={contact.text({ company })}>
        <TextLink href={links.company}>{footer.company}</TextLink>
      </Section>
      <p>{words.reviewed({ date: date.format(reviewed) })}</p>
    </LegalPage>
  )
}

export default AccessibilityScreen
