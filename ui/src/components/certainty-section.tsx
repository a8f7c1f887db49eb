import { useId } from 'react'
import type { DoubtTexts } from '@kaoiro/core/content/certainty-texts'
import type { Gender } from '@kaoiro/core/gender'
import { paths } from '../paths.js'
import type { CertaintyView } from '../result/certainty-view.js'
import { useResultTexts } from '../texts/result.js'
import { ButtonLink } from './button.js'
import styles from './certainty-section.module.css'

interface CertaintySectionProps {
  readonly certainty: CertaintyView
  /** For whom another photo would be. */
  readonly gender: Gender
}

/** How sure the result is, and what would make it surer. */
export const CertaintySection = ({ certainty, gender }: CertaintySectionProps) => {
  const { content, facePattern, personalColour } = useResultTexts()
  const texts = content.certainty
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {texts.heading}
      </h2>
      <p className={styles['meaning']}>{texts.meaning}</p>
      <dl className={styles['rows']}>
        <Answer kind={facePattern} sentences={certainty.pattern} />
        <Answer kind={personalColour} sentences={certainty.colour} />
      </dl>
      {certainty.doubts.length > 0 && <Advice doubts={certainty.doubts} gender={gender} />}
    </section>
  )
}

const Answer = ({
  kind,
  sentences,
}: {
  readonly kind: string
  readonly sentences: ReadonlyArray<string>
}) =>
  sentences.length > 0 && (
    <div>
      <dt>{kind}</dt>
      {sentences.map((sentence) => (
        <dd key={sentence}>{sentence}</dd>
      ))}
    </div>
  )

interface AdviceProps {
  readonly doubts: ReadonlyArray<DoubtTexts>
  readonly gender: Gender
}

const Advice = ({ doubts, gender }: AdviceProps) => {
  const { content, retake } = useResultTexts()
  return (
    <>
      <h3 className={styles['heading']}>{content.certainty.advice}</h3>
      <dl className={`${styles['rows']} ${styles['doubts']}`}>
        {doubts.map(({ name, advice }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{advice}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink look="secondary" to={paths.capture.href(gender)}>
        {retake}
      </ButtonLink>
    </>
  )
}
