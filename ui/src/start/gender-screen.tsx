import type { ReactNode } from 'react'
import { useEffect, useId, useReducer } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Gender } from '@kaoiro/core/diagnosis'
import { sitePaths } from '@kaoiro/core/pages'
import { inLanguage } from '@kaoiro/core/products'
import type { GenderScreenAction } from '@kaoiro/screens/start'
import { genderScreen, isReady } from '@kaoiro/screens/start'
import { savedGenderScreen, saveGenderScreen } from '../adapters/saved-gender-screen.js'
import { report } from '../analytics/report.js'
import { ActionBar, Lead, ScreenBody, ScreenHeading, Steps } from '../components/screen.js'
import { Button } from '../components/controls/button.js'
import { ScreenLink, TextLink } from '../components/controls/screen-link.js'
import { useBrand, useSiteTerms, useStartTexts } from '../language/first-texts.js'
import { useLanguage } from '../language/language.js'
import { pagePath } from '../site/address.js'
import { paths } from '../site/paths.js'
import { site } from '../site/site.js'
import styles from './start.module.css'
import { genders } from '@kaoiro/core/diagnosis'
import buttons from '../components/controls/button.module.css'

interface GenderScreenProps {
  /** Sample faces in their colours, above the choice. */
  readonly samples: ReactNode
  readonly prefetchCapture: () => void
}

/** The first screen. Its state is saved in the tab. Samples of results are above the choice that it asks for. */
export function GenderScreen({ samples, prefetchCapture }: GenderScreenProps) {
  const { gender: words } = useStartTexts()
  const [screen, dispatch] = useReducer(genderScreen, undefined, savedGenderScreen)
  const navigate = useNavigate()
  useEffect(() => saveGenderScreen(screen), [screen])
  const choose = (action: GenderScreenAction) => {
    prefetchCapture()
    dispatch(action)
  }
  const start = (gender: Gender) => {
    // A second press while the next screen loads is the same start, and adds no history entry.
    const isSecond = pagePath() === sitePaths.capture
    if (!isSecond) report({ step: 'start' })
    void navigate(paths.capture(gender), { replace: isSecond })
  }
  return (
    <>
      <Steps current={1} />
      <ScreenBody>
        {samples}
        <ScreenHeading title={words.pageTitle({ brand: useBrand() })}>
          {words.heading}
        </ScreenHeading>
        <GenderChoice
          chosen={screen.gender}
          onChoose={(gender) => choose({ _tag: 'ChooseGender', gender })}
        />
        <Lead>{words.lead}</Lead>
        <Facts />
        {/* Small print, each line with a reference mark. */}
        <ul className={styles['notes']}>
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <Terms />
        <TextLink href={site.links.top}>{words.top}</TextLink>
      </ScreenBody>
      <ActionBar note={isReady(screen) ? null : words.incomplete}>
        <Agreement agreed={screen.agreed} onAgree={(agreed) => choose({ _tag: 'Agree', agreed })} />
        <Button variant="primary" onPress={isReady(screen) ? () => start(screen.gender) : null}>
          {words.start}
        </Button>
      </ActionBar>
    </>
  )
}

/** The time and price of a diagnosis, and what happens to the photo. */
export function Facts() {
  const { facts, photoFact } = { ...useStartTexts().gender, ...useSiteTerms() }
  return (
    <ul className={styles['facts']}>
      {[...facts, photoFact].map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

interface GenderChoiceProps {
  readonly chosen: Gender | null
  readonly onChoose: (gender: Gender) => void
}

export function GenderChoice({ chosen, onChoose }: GenderChoiceProps) {
  const { gender: words, genders: names } = useStartTexts()
  const group = useId()
  return (
    <fieldset className={styles['genders']}>
      <legend className="visually-hidden">{words.heading}</legend>
      {genders.map((gender) => (
        <label key={gender} className={styles['gender']}>
          <input
            type="radio"
            className="covering-input"
            name={group}
            checked={chosen === gender}
            ref={earlyTap(chosen === gender, () => onChoose(gender))}
            onChange={() => onChoose(gender)}
          />
          <span>{names[gender]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The terms, above the action bar with the agreement. */
export function Terms() {
  const { terms: words } = useStartTexts().gender
  return (
    <section className={styles['terms']}>
      <h2 className="section-heading">{words.heading}</h2>
      <TermItems />
      <ScreenLink className={buttons['textLink']} to={sitePaths.beforePhoto}>
        {words.more}
      </ScreenLink>
    </section>
  )
}

interface AgreementProps {
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
}

export function Agreement({ agreed, onAgree }: AgreementProps) {
  return (
    <label className={styles['agree']}>
      <input
        type="checkbox"
        checked={agreed}
        ref={earlyTap(agreed, () => onAgree(true))}
        onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
      />
      <span>{useStartTexts().gender.terms.agree}</span>
    </label>
  )
}

/** What visitors agree to. Sites leave some of it out. */
export function TermItems() {
  const { photo, age, free } = useStartTexts().gender.terms
  const [deletion, ...others] = photo
  const own = useSiteTerms()
  const items = [
    ...(own?.photo ?? [deletion({ hours: site.retentionHours }), ...others]),
    own?.steps,
    site.minimumAge > 0 && age({ age: site.minimumAge }),
    free,
  ]
  const law = inLanguage(useLanguage())(site.texts.terms ?? {})
  return (
    <ul className={styles['items']}>
      {items.map((item) => item && <li key={item}>{item}</li>)}
      {law.text !== '' && <li lang={law.language}>{law.text}</li>}
    </ul>
  )
}

/**
 * A ref callback that detects whether the visitor toggled a server-rendered input before
 * hydration. The browser shows the input as checked, but React's state is unchecked.
 */
const earlyTap =
  (checked: boolean, report: () => void) =>
  (box: HTMLInputElement | null): void => {
    if (box !== null && box.checked && !checked) report()
  }
