import { sitePaths } from '@kaoiro/core/pages'
import buttons from '../components/controls/button.module.css'
import { ScreenLink } from '../components/controls/screen-link.js'
import { earlyTap } from './early-tap.js'
import styles from './terms.module.css'
import { site } from '../site/site.js'
import { useStartTexts, useStepsTerm } from '../language/first-texts.js'

interface TermsProps {
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
}

export const Terms = ({ agreed, onAgree }: TermsProps) => {
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
export const TermItems = () => {
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
