import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { CertaintyView, LastPhoto, MorePhotos } from '@kaoiro/screens/result'
import { savedForEntry, saveForEntry } from '../adapters/history-entry.js'
import { Button } from '../components/controls/button.js'
import { ButtonLink, LightCardLink, PlainLink } from '../components/controls/screen-links.js'
import { paths } from '../site/paths.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { AdviceList } from './sections/advice.js'
import styles from './certainty-section.module.css'

interface CertaintySectionProps {
  readonly certainty: CertaintyView
  /** Gender for the link to a new diagnosis; null if another photo can be added to this one. */
  readonly retakeFor: Gender | null
}

/** How certain the result is and how to improve it; empty if neither is known. */
export function CertaintySection(props: CertaintySectionProps) {
  return (
    <>
      <Answers certainty={props.certainty} />
      <Advice {...props} />
    </>
  )
}

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

interface AnotherPhotoProps {
  readonly more: MorePhotos | null
  readonly gender: Gender
}

/**
 * Link to another photo of the same person: an invitation if its certainty is low, otherwise
 * unobtrusive.
 */
export function AnotherPhoto({ more, gender }: AnotherPhotoProps) {
  const { morePhotos: words } = useTexts(resultTexts)
  if (more === null) return null
  const way = { to: paths.capture(gender), state: more.state }
  return more.isLow ? (
    <section className={styles['invitation']}>
      <h2 className="section-heading">{words.heading}</h2>
      <p className={styles['lead']}>{words.lead({ left: more.left })}</p>
      <ButtonLink variant="secondary" {...way}>
        {words.take}
      </ButtonLink>
    </section>
  ) : (
    <PlainLink {...way}>{words.take}</PlainLink>
  )
}

interface SamePersonProps {
  /** Null if there is nothing to ask. */
  readonly last: LastPhoto | null
}

/** Asks whether photos that differ a lot show one person, and offers the last photo alone. */
export function SamePerson({ last }: SamePersonProps) {
  const { key } = useLocation()
  const { samePerson: words } = useTexts(resultTexts)
  const [isConfirmed, setConfirmed] = useState(() => savedForEntry(key, 'same-person') !== null)
  if (last === null || isConfirmed) return null
  const confirm = () => {
    saveForEntry(key, 'same-person', 'true')
    setConfirmed(true)
  }
  return (
    <section className={styles['invitation']}>
      <h2 className="section-heading">{words.heading}</h2>
      <p className={styles['lead']}>{words.lead}</p>
      <ButtonLink variant="secondary" to={paths.result(last.code)} replace state={last.state}>
        {words.onlyLast}
      </ButtonLink>
      <Button variant="quiet" onPress={confirm}>
        {words.confirm}
      </Button>
    </section>
  )
}
