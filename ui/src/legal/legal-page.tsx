import type { ReactNode } from 'react'
import { useCleanAddress } from '../adapters/use-clean-address.js'
import { ScreenBody } from '../components/screen-body.js'
import { ScreenHeading } from '../components/screen-heading.js'
import styles from './legal-page.module.css'
import type { OwnWords } from './legal-store.js'

interface LegalPageProps {
  readonly heading: string
  readonly lead: string
  /** The store's own words, at the end. */
  readonly own: OwnWords | null
  readonly children: ReactNode
}

/** A page of plain text about the tool. */
export function LegalPage({ heading, lead, own, children }: LegalPageProps) {
  useCleanAddress()
  return (
    <ScreenBody>
      <ScreenHeading>{heading}</ScreenHeading>
      <p className={styles['lead']}>{lead}</p>
      <div className={styles['text']}>{children}</div>
      {own !== null && (
        <p className={styles['own']} lang={own.language}>
          {own.text}
        </p>
      )}
    </ScreenBody>
  )
}

interface SectionProps {
  readonly heading: string
  readonly text?: string
  /** Names that the browser's tools show. */
  readonly names?: ReadonlyArray<string>
  readonly children?: ReactNode
}

export function Section({ heading, text, children }: SectionProps) {
  return (
    <section className={styles['section']}>
      <h2 className="section-heading">{heading}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </section>
  )
}

/** A heading and a text within a section. */
export function Entry({ heading, text, names = [] }: SectionProps) {
  return (
    <div className={styles['entry']}>
      <h3>{heading}</h3>
      <p>{text}</p>
      {names.length > 0 && (
        <ul className={styles['names']}>
          {names.map((name) => (
            <li key={name}>
              <code translate="no">{name}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function List({ items }: { readonly items: ReadonlyArray<string> }) {
  return (
    <ul className={styles['list']}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** A text with its values, if it has any in this language. */
export function filled<Values>(
  text: string | ((values: Values) => string),
  values: Values,
): string {
  return typeof text === 'string' ? text : text(values)
}
