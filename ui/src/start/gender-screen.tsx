import type { ReactNode } from 'react'
import { useEffect, useReducer } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import { useNavigate } from 'react-router-dom'
import type { GenderScreenAction } from '@kaoiro/screens/start'
import { sitePaths } from '@kaoiro/core/pages'
import { genderScreen, isReady } from '@kaoiro/screens/start'
import type { Gender } from '@kaoiro/core/diagnosis'
import { report } from '../analytics/report.js'
import { saveGenderScreen, savedGenderScreen } from '../adapters/saved-gender-screen.js'
import { ActionBar } from '../components/action-bar.js'
import { Button } from '../components/controls/button.js'
import { TextLink } from '../components/controls/text-link.js'
import { Lead, ScreenBody } from '../components/screen-body.js'
import { ScreenHeading } from '../components/screen-heading.js'
import { Steps } from '../components/steps.js'
import { pagePath } from '../site/address.js'
import { paths } from '../site/paths.js'
import { site } from '../site/site.js'
import { Facts } from './facts.js'
import { GenderChoice } from './gender-choice.js'
import { Terms } from './terms.js'
import { useStartTexts } from '../language/first-texts.js'
import styles from './terms.module.css'

interface GenderScreenProps {
  /** Shown below the choice. */
  readonly samples: ReactNode
  readonly prefetchCapture: () => void
}

export const GenderScreen = ({ samples, prefetchCapture }: GenderScreenProps) => {
  const { gender: words } = useStartTexts()
  const { screen, choose, start } = useGenderScreen(prefetchCapture)
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
        <Notes notes={words.notes} />
        <Terms agreed={screen.agreed} onAgree={(agreed) => choose({ _tag: 'Agree', agreed })} />
        <TextLink href={site.links.top}>{words.top}</TextLink>
      </ScreenBody>
      <ActionBar note={start === null ? words.incomplete : null}>
        <Button variant="primary" onPress={start}>
          {words.start}
        </Button>
      </ActionBar>
    </>
  )
}

/** A second press while the next screen loads does not add a history entry. */
const navigateToCapture = (navigate: NavigateFunction, gender: Gender) =>
  void navigate(paths.capture(gender), {
    replace: pagePath() === sitePaths.capture,
  })

/** The screen's state, saved in the tab; `start` is null until gender and terms are set. */
const useGenderScreen = (prefetchCapture: () => void) => {
  const [screen, dispatch] = useReducer(genderScreen, undefined, savedGenderScreen)
  const navigate = useNavigate()
  useEffect(() => saveGenderScreen(screen), [screen])

  return {
    screen,
    choose: (action: GenderScreenAction) => {
      prefetchCapture()
      dispatch(action)
    },
    start: isReady(screen)
      ? () => {
          // A second press while the next screen loads is the same start.
          if (pagePath() !== sitePaths.capture) report({ step: 'start' })
          navigateToCapture(navigate, screen.gender)
        }
      : null,
  }
}

/** Small print, each line with a reference mark. */
const Notes = ({ notes }: { readonly notes: ReadonlyArray<string> }) => (
  <ul className={styles['notes']}>
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
)
