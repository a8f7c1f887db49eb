import type { Entry } from '@kaoiro/texts/content'
import { report } from '../../analytics/report.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import styles from './makeup.module.css'

/** The make-up advice of a face pattern or season as list items: its points, then the approach with the cosmetics. */
export const MakeupCards = ({ name, makeup, url }: Pick<Entry, 'name' | 'makeup' | 'url'>) => {
  const { cosmetics } = useResultTexts()
  return (
    <>
      {makeup.points.map(({ title, content }) => (
        <li key={title}>
          <p className={styles['name']}>{name}</p>
          <h3 className={styles['title']}>{title}</h3>
          <p className={styles['text']}>{content}</p>
        </li>
      ))}
      <li>
        <h3 className={styles['name']}>{name}</h3>
        <p className={styles['text']}>{makeup.description}</p>
        <a className={styles['link']} href={url} onClick={() => report({ step: 'cosmetics' })}>
          {cosmetics(name)}
        </a>
      </li>
    </>
  )
}
