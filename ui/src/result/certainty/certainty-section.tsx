import type { ReactNode } from 'react'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { LightCardLink } from '../../components/controls/light-card-link.js'
import { ButtonLink } from '../../components/controls/screen-links.js'
import { paths } from '../../site/paths.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import type { CertaintyView } from '../view/certainty-view.js'
import styles from './certainty-section.module.css'

interface CertaintySectionProps {
  readonly certainty: CertaintyView
  /** Gender for the link to a new diagnosis; null if another photo can be added to this one. */
  readonly retakeFor: Gender | null
}

/** How certain the result is and how to improve it; empty if neither is known. */
export const CertaintySection = ({ certainty, retakeFor }: CertaintySectionProps) => (
  <>
    <Answers certainty={certainty} />
    <Advice certainty={certainty} retakeFor={retakeFor} />
  </>
)

const Answers = ({ certainty }: Pick<CertaintySectionProps, 'certainty'>) => {
  const { facePattern, personalColour } = useResultTexts()
  const { heading, meaning, pattern, colour } = certainty
  if (pattern.length + colour.length === 0) return null
  return (
    <Part heading={heading}>
      <p className={styles['meaning']}>{meaning}</p>
      <dl className={styles['answers']}>
        <Row term={facePattern} sentences={pattern} />
        <Row term={personalColour} sentences={colour} />
      </dl>
    </Part>
  )
}

const Advice = ({ certainty, retakeFor }: CertaintySectionProps) => {
  const { content, retake, lightCard } = useResultTexts()
  const { reference, doubts } = certainty
  if (reference === null && doubts.length === 0) return null
  return (
    <Part heading={content.certainty.advice}>
      <dl className={styles['doubts']}>
        {reference !== null && (
          <Row term={reference.name} sentences={[reference.advice]}>
            <LightCardLink>{lightCard}</LightCardLink>
          </Row>
        )}
        {doubts.map(({ name, advice }) => (
          <Row key={name} term={name} sentences={[advice]} />
        ))}
      </dl>
      {retakeFor !== null && (
        <ButtonLink variant="secondary" to={paths.capture(retakeFor)}>
          {retake}
        </ButtonLink>
      )}
    </Part>
  )
}

interface PartProps {
  readonly heading: string
  readonly children: ReactNode
}

/** Not an ARIA landmark: only the two halves of the result are landmarks. */
const Part = ({ heading, children }: PartProps) => (
  <section className={styles['part']}>
    <h2 className="section-heading">{heading}</h2>
    {children}
  </section>
)

interface RowProps {
  readonly term: string
  readonly sentences: ReadonlyArray<string>
  /** A link after the sentences. */
  readonly children?: ReactNode
}

const Row = ({ term, sentences, children }: RowProps) =>
  sentences.length > 0 && (
    <div className={styles['row']}>
      <dt>{term}</dt>
      {sentences.map((sentence) => (
        <dd key={sentence}>{sentence}</dd>
      ))}
      {children !== undefined && <dd>{children}</dd>}
    </div>
  )
