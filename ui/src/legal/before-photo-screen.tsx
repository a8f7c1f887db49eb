import type { Season } from '@kaoiro/core/diagnosis'
import { seasons } from '@kaoiro/core/diagnosis'
import { PlainLink } from '../components/controls/screen-links.js'
import { TextLink } from '../components/controls/text-link.js'
import { useStartTexts } from '../language/first-texts.js'
import { legalTexts, resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { paths } from '../site/paths.js'
import styles from './legal-page.module.css'
import { filled, LegalPage, Section } from './legal-page.js'
import { useLegalStore } from './legal-store.js'

/** Results of drawn faces, one for each season. */
export const samplesOfSeasons: Readonly<Record<Season, string>> = {
  spring: '1F7womQ',
  summer: '3MMBBYc',
  autumn: 'Bt6TLs',
  winter: 'OplW4SF',
}

/** The notice before the photo, with everything that a visitor gets without one. */
const BeforePhotoScreen = () => {
  const { beforePhoto: words } = useTexts(legalTexts)
  const { terms } = useStartTexts().gender
  const { company, hours, age, analysis, ownWords } = useLegalStore()
  return (
    <LegalPage heading={terms.more} lead={words.lead} own={ownWords('beforePhoto')}>
      <Section {...words.what} />
      <Section {...words.purpose} />
      <Section heading={words.who.heading} text={words.who[analysis]({ company })} />
      <Section heading={words.kept.heading} text={filled(words.kept[analysis], { hours })}>
        <PlainLink to={paths.data}>{words.more}</PlainLink>
      </Section>
      <Section {...words.identity} />
      <Section {...words.health} />
      <Section {...words.computer} />
      <Section {...words.decline}>
        <WithoutPhoto />
      </Section>
      {age > 0 && <Section heading={words.young.heading({ age })} text={words.young.text} />}
    </LegalPage>
  )
}

/** Links to everything that a visitor gets without a photo. */
const WithoutPhoto = () => {
  const { sample } = useTexts(legalTexts).beforePhoto
  const { content, counselling } = useTexts(resultTexts)
  const { reservation } = useLegalStore()
  return (
    <div className={styles['links']}>
      {seasons.map((name) => (
        <PlainLink key={name} to={paths.result(samplesOfSeasons[name])}>
          {sample({ season: content.seasons[name].name })}
        </PlainLink>
      ))}
      {reservation !== null && <TextLink href={reservation}>{counselling.heading}</TextLink>}
    </div>
  )
}

export default BeforePhotoScreen
