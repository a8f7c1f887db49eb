import { TextLink } from '../components/controls/text-link.js'
import { useShellTexts } from '../language/first-texts.js'
import { legalTexts, resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { Entry, filled, LegalPage, Section } from './legal-page.js'
import { useLegalStore } from './legal-store.js'
import { inBrowser, onService, storedNames } from './stored-data.js'

/** Everything that is stored, where and until when; ui/test/legal compares it with what the browser and the service store. */
const PrivacyScreen = () => {
  const { privacy: words } = useTexts(legalTexts)
  const { footer } = useShellTexts()
  const { delete: button } = useTexts(resultTexts).receipt
  const { company, hours, links, analysis, hasModels, statistics, ownWords } = useLegalStore()
  const { lead, rights, statistics: counts } = words
  const isSent = analysis !== 'device'
  return (
    <LegalPage heading={footer.data} lead={lead[analysis]({ company })} own={ownWords('privacy')}>
      {isSent && (
        <Section heading={words.onService.heading}>
          {onService.map((name) => {
            const { heading, text } = words.onService[name]
            return <Entry key={name} heading={heading} text={filled(text, { hours, button })} />
          })}
        </Section>
      )}
      <Section heading={words.inBrowser.heading}>
        {inBrowser
          .filter((name) => name !== 'models' || hasModels)
          .map((name) => (
            <Entry key={name} {...words.inBrowser[name]} names={storedNames[name] ?? []} />
          ))}
      </Section>
      <Section heading={counts.heading} text={counts[statistics]}>
        <p>{counts.embedded}</p>
      </Section>
      <Section heading={rights.heading} text={rights.text({ company })}>
        <TextLink href={links.privacy}>{footer.privacy}</TextLink>
      </Section>
    </LegalPage>
  )
}

export default PrivacyScreen
