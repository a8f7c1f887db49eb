import type { ReactNode } from 'react'
import { useEffect, useReducer } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Gender } from '@kaoiro/core/diagnosis'
import { sitePaths } from '@kaoiro/core/pages'
import type { GenderScreenAction } from '@kaoiro/screens/start'
import { genderScreen, isReady } from '@kaoiro/screens/start'
import { saveGenderScreen, savedGenderScreen } from '../adapters/saved-gender-screen.js'
import { report } from '../analytics/report.js'
import { ActionBar } from '../components/action-bar.js'
import { Button } from '../components/controls/button.js'
import { TextLink } from '../components/controls/text-link.js'
import { Lead, ScreenBody } from '../components/screen-body.js'
import { ScreenHeading } from '../components/screen-heading.js'
import { Steps } from '../components/steps.js'
import { useStartTexts } from '../language/first-texts.js'
import { pagePath } from '../site/address.js'
import { paths } from '../site/paths.js'
import { site } from '../site/site.js'
import { GenderChoice, Terms } from './choices.js'
import styles from './start.module.css'

interface GenderScreenProps {
  /** Shown below the choice. */
  readonly samples: ReactNode
  readonly prefetchCapture: () => void
}

/** The first screen. Its state is saved in the tab. */
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
        <ScreenHeading title={words.pageTitle({ brand: site.brand.name })}>
          {words.heading}
        </ScreenHeading>
        <Lead>{words.lead}</Lead>
        <Facts />
        <GenderChoice
          chosen={screen.gender}
          onChoose={(gender) => choose({ _tag: 'ChooseGender', gender })}
        />
        {samples}
        {/* Small print, each line with a reference mark. */}
        <ul className={styles['notes']}>
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <Terms agreed={screen.agreed} onAgree={(agreed) => choose({ _tag: 'Agree', agreed })} />
        <TextLink href={site.links.top}>{words.top}</TextLink>
      </ScreenBody>
      <ActionBar note={isReady(screen) ? null : words.incomplete}>
        <Button variant="primary" onPress={isReady(screen) ? () => start(screen.gender) : null}>
          {words.start}
        </Button>
      </ActionBar>
    </>
  )
}

/** The time and price of a diagnosis, and what happens to the photo. */
export function Facts() {
  const { facts, photoFact } = useStartTexts().gender
  return (
    <ul className={styles['facts']}>
      {[...facts, photoFact].map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
