import type { Gender } from '@kaoiro/core/diagnosis'
import { LightCardLink } from '../../components/controls/light-card-link.js'
import { ButtonLink } from '../../components/controls/screen-links.js'
import { paths } from '../../site/paths.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { AdviceList } from '../sections/advice-list.js'
import type { CertaintyView } from '../view/certainty-view.js'
import styles from './certainty-section.module.css'

interface CertaintySectionProps {
  readonly certainty: CertaintyView
  /** Gender for the link to a new diagnosis; null if another photo can be added to this one. */
  readonly retakeFor: Gender | null
}

/** How certain the result is and how to improve it; empty if neither is known. */
export const CertaintySection = (props: CertaintySectionProps) => (
  <>
    <Answers certainty={props.certainty} />
    <Advice {...props} />
  </>
)

/** Not an ARIA landmark: only the two halves of the result are landmarks. */
const Answers = ({ certainty }: Pick<CertaintySectionProps, 'certainty'>) => {
  const { facePattern, personalColour } = useTexts(resultTexts)
  const { heading, meaning, pattern, colour } = certainty
  if (pattern.length + colour.length === 0) return null
  return (
    <section className={styles['part']}>
      <h2 className="section-heading">{heading}</h2>
      {meaning !== null && <p className={styles['meaning']}>{meaning}</p>}
      <dl className={styles['answers']}>
        <Row term={facePattern} sentences={pattern} />
        <Row term={personalColour} sentences={colour} />
      </dl>
    </section>
  )
}

/** Collapsed. */
const Advice = ({ certainty, retakeFor }: CertaintySectionProps) => {
  const { content, retake, lightCard } = useTexts(resultTexts)
  const { reference, doubts } = certainty
  if (reference === null && doubts.length === 0) return null
  return (
    <details className={styles['advice']}>
      <summary>
        <h2>{content.certainty.advice}</h2>
      </summary>
      <AdviceList>
        {reference !== null && (
          <div>
            <dt>{reference.name}</dt>
            <dd>
              <p>{reference.advice}</p>
              <LightCardLink>{lightCard}</LightCardLink>
            </dd>
          </div>
        )}
        {doubts.map(({ name, advice }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{advice}</dd>
          </div>
        ))}
      </AdviceList>
      {retakeFor !== null && (
        <ButtonLink variant="secondary" to={paths.capture(retakeFor)}>
          {retake}
        </ButtonLink>
      )}
    </details>
  )
}

interface RowProps {
  readonly term: string
  readonly sentences: ReadonlyArray<string>
}

const Row = ({ term, sentences }: RowProps) => {
  const { betweenSentences } = useTexts(resultTexts)
  return (
    sentences.length > 0 && (
      <div>
        <dt>{term}</dt>
        <dd>{sentences.join(betweenSentences)}</dd>
      </div>
    )
  )
}
