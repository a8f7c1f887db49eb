import type { ReactNode } from 'react'
import { useId } from 'react'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { LightCardLink } from '../../components/controls/light-card-link.js'
import { ButtonLink } from '../../components/controls/screen-links.js'
import { paths } from '../../site/paths.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import { CardRow } from '../../components/card-row.js'
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
  const id = useId()
  const { reference, doubts } = certainty
  if (reference === null && doubts.length === 0) return null
  return (
    <Part heading={content.certainty.advice} id={id}>
      <CardRow labelledBy={id}>
        {reference !== null && (
          <li>
            <h3 className={styles['doubt']}>{reference.name}</h3>
            <p className={styles['advice']}>{reference.advice}</p>
            <LightCardLink>{lightCard}</LightCardLink>
          </li>
        )}
        {doubts.map(({ name, advice }) => (
          <li key={name}>
            <h3 className={styles['doubt']}>{name}</h3>
            <p className={styles['advice']}>{advice}</p>
          </li>
        ))}
      </CardRow>
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
  readonly id?: string
  readonly children: ReactNode
}

/** Not an ARIA landmark: only the two halves of the result are landmarks. */
const Part = ({ heading, id, children }: PartProps) => (
  <section className={styles['part']}>
    <h2 id={id} className="section-heading">
      {heading}
    </h2>
    {children}
  </section>
)

interface RowProps {
  readonly term: string
  readonly sentences: ReadonlyArray<string>
}

const Row = ({ term, sentences }: RowProps) =>
  sentences.length > 0 && (
    <div className={styles['row']}>
      <dt>{term}</dt>
      {sentences.map((sentence) => (
        <dd key={sentence}>{sentence}</dd>
      ))}
    </div>
  )
