import { useId } from 'react'
import type { EntryTexts } from '@kaoiro/texts/content'
import { report } from '../../analytics/report.js'
import { CardRow } from '../../components/card-row.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import styles from './makeup.module.css'

interface MakeupProps extends Pick<EntryTexts, 'name' | 'makeup'> {
  /** The store's page with cosmetics. */
  readonly url: string
  /** Make-up, or grooming for men. */
  readonly heading: string
}

/** The make-up advice of a face pattern or season: the approach, its points, and the cosmetics. */
export const Makeup = ({ heading, name, makeup, url }: MakeupProps) => {
  const { cosmetics } = useResultTexts()
  const id = useId()
  return (
    <div className={styles['makeup']}>
      <h3 id={id} className="section-heading">
        {heading}
      </h3>
      <p className={styles['text']}>{makeup.description}</p>
      <CardRow labelledBy={id}>
        {makeup.points.map(({ title, content }) => (
          <li key={title}>
            <h4 className={styles['title']}>{title}</h4>
            <p className={styles['text']}>{content}</p>
          </li>
        ))}
      </CardRow>
      <a className={styles['link']} href={url} onClick={() => report({ step: 'cosmetics' })}>
        {cosmetics({ name })}
      </a>
    </div>
  )
}
