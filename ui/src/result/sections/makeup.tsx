import type { Entry } from '@kaoiro/core/content/content'
import { useResultTexts } from '../../language/use-result-texts.js'
import styles from './makeup.module.css'

/** The make-up advice of a face pattern or season as list items: first the approach, then its points. */
export const MakeupCards = ({ name, makeup, url }: Pick<Entry, 'name' | 'makeup' | 'url'>) => {
  const { cosmetics } = useResultTexts()
  return (
    <>
      <li>
        <h3 className={styles['name']}>{name}</h3>
        <p className={styles['text']}>{makeup.description}</p>
        <a className={styles['link']} href={url}>
          {cosmetics(name)}
        </a>
      </li>
      {makeup.points.map(({ title, content }) => (
        <li key={title}>
          <p className={styles['name']}>{name}</p>
          <h4 className={styles['title']}>{title}</h4>
          <p className={styles['text']}>{content}</p>
        </li>
      ))}
    </>
  )
}
