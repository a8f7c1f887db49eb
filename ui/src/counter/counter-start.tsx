import { useState } from 'react'
import type { Gender } from '@kaoiro/core/diagnosis'
import { genders } from '@kaoiro/core/diagnosis'
import { languageNames } from '@kaoiro/texts/screens'
import { useIsOnline } from '../capture/analysis/analysing-step.js'
import { Alert } from '../components/alert.js'
import { buttonClass } from '../components/controls/button.js'
import { ScreenHeading } from '../components/screen-heading.js'
import { useStartTexts } from '../language/first-texts.js'
import { useLanguage } from '../language/language.js'
import { useChooseLanguage } from '../language/language-provider.js'
import { useCounterTexts } from '../language/use-counter-texts.js'
import { site } from '../site/site.js'
import { Countdown } from './countdown.js'
import styles from './counter.module.css'
import { useIdle } from './use-idle.js'

interface CounterStartProps {
  readonly onChoose: (gender: Gender) => void
  readonly onIdle: () => void
}

/** The first screen of a tablet at a counter. One tap agrees to the terms and opens the camera. */
export const CounterStart = ({ onChoose, onIdle }: CounterStartProps) => {
  const { gender: words, genders: names } = useStartTexts()
  const { choose, traceless, offline } = useCounterTexts()
  const isOnline = useIsOnline()
  const language = useLanguage()
  const [first] = useState(language)
  // The language is a customer's choice, too.
  const left = useIdle(language === first ? null : language, onIdle)
  return (
    <div className={styles['start']}>
      <Languages />
      <div className={styles['welcome']}>
        <p className={styles['brand']}>{site.brand.name}</p>
        <ScreenHeading title={words.pageTitle({ brand: site.brand.name })}>
          {words.lead}
        </ScreenHeading>
        <ul className={styles['facts']}>
          {[...words.facts.slice(0, 2), traceless].map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className={styles['choice']}>
        <Alert text={isOnline ? null : offline} />
        <p>{choose}</p>
        <div className={styles['genders']}>
          {genders.map((gender) => (
            <button
              key={gender}
              type="button"
              className={buttonClass('primary')}
              onClick={() => onChoose(gender)}
            >
              {names[gender]}
            </button>
          ))}
        </div>
        <ul className={styles['terms']}>
          {words.terms.photo.map((term) => (
            <li key={term}>{term}</li>
          ))}
          <li>{words.notes[0]}</li>
        </ul>
      </div>
      <Countdown seconds={left} />
    </div>
  )
}

/** All languages by their own names, because a tourist does not find a menu in a language that they cannot read. */
const Languages = () => {
  const current = useLanguage()
  const choose = useChooseLanguage()
  return (
    <div className={styles['languages']}>
      {site.languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => choose(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </div>
  )
}
