import type { ReactNode } from 'react'
import { useId } from 'react'
import type { Entry } from '@kaoiro/core/content/content'
import { texts } from '../texts.js'
import styles from './result-section.module.css'

interface ResultSectionProps {
  /** What it is about: face pattern or personal colour. */
  readonly kind: string
  readonly entry: Entry
  /** The address of the cosmetics that go with its makeup points. */
  readonly link: string
  readonly withMakeup: boolean
  readonly children: ReactNode
}

/** One half of a result: its name, what was seen, what it means, what to do with it. */
export const ResultSection = ({ kind, entry, link, withMakeup, children }: ResultSectionProps) => {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        <span className={styles['kind']}>{kind}</span>
        <span className={styles['name']}>{entry.name}</span>
      </h2>
      {children}
      <p className={styles['text']}>{entry.description}</p>
      {withMakeup && <Makeup makeup={entry.makeup} link={link} />}
    </section>
  )
}

interface MakeupProps {
  readonly makeup: Entry['makeup']
  readonly link: string
}

const Makeup = ({ makeup, link }: MakeupProps) => (
  <div className={styles['makeup']}>
    <h3 className={styles['subheading']}>{texts.result.makeup}</h3>
    <p className={styles['text']}>{makeup.description}</p>
    <dl className={styles['points']}>
      {makeup.points.map(({ title, content }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
    <a className={styles['link']} href={link}>
      {texts.result.cosmetics}
    </a>
  </div>
)
