import { useId } from 'react'
import type { Gender } from '@kaoiro/core/diagnosis'
import { genders } from '@kaoiro/core/diagnosis'
import { sitePaths } from '@kaoiro/core/pages'
import buttons from '../components/controls/button.module.css'
import { ScreenLink } from '../components/controls/screen-link.js'
import { useStartTexts, useStepsTerm } from '../language/first-texts.js'
import { site } from '../site/site.js'
import styles from './start.module.css'

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

interface TermsProps {
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
}

export function Terms({ agreed, onAgree }: TermsProps) {
  const { terms: words } = useStartTexts().gender
  return (
    <section className={styles['terms']}>
      <h2 className="section-heading">{words.heading}</h2>
      <TermItems />
      <ScreenLink className={buttons['textLink']} to={sitePaths.beforePhoto}>
        {words.more}
      </ScreenLink>
      <label className={styles['agree']}>
        <input
          type="checkbox"
          checked={agreed}
          ref={earlyTap(agreed, () => onAgree(true))}
          onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
        />
        <span>{words.agree}</span>
      </label>
    </section>
  )
}

/** What visitors agree to. */
export function TermItems() {
  const { photo, free } = useStartTexts().gender.terms
  const [deletion, ...others] = photo
  const steps = useStepsTerm()
  const items = [
    deletion({ hours: site.retentionHours }),
    ...others,
    ...(site.analytics === 'off' ? [] : [steps]),
    free,
  ]
  return (
    <ul className={styles['items']}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
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
