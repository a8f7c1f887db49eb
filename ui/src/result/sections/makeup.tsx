import type { EntryTexts } from '@kaoiro/texts/content'
import { report } from '../../analytics/report.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { AdviceList } from './advice-list.js'
import styles from './makeup.module.css'

interface MakeupProps extends Pick<EntryTexts, 'name' | 'makeup'> {
  /** The store's page with cosmetics. */
  readonly url: string
  /** Make-up, or grooming for men. */
  readonly heading: string
}

/** The make-up advice of a face pattern or season: the approach, its points, and the cosmetics. */
export const Makeup = ({ heading, name, makeup, url }: MakeupProps) => {
  const { cosmetics } = useTexts(resultTexts)
  return (
    <div className={styles['makeup']}>
      <h3 className="section-heading">{heading}</h3>
      <p className={styles['approach']}>{makeup.description}</p>
      <AdviceList>
        {makeup.points.map(({ title, content }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </AdviceList>
      <a className={styles['link']} href={url} onClick={() => report({ step: 'cosmetics' })}>
        {cosmetics({ name })}
      </a>
    </div>
  )
}
