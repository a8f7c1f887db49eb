import type { Entry } from '@kaoiro/core/content/content'
import { useResultTexts } from '../../language/use-result-texts.js'
import styles from './makeup.module.css'

interface MakeupProps {
  readonly makeup: Entry['makeup']
  /** Name of the face pattern or season. */
  readonly name: string
  /** Address of matching cosmetics. */
  readonly href: string
}

/** The make-up advice of one face pattern or season. */
export const Makeup = ({ makeup, name, href }: MakeupProps) => {
  const words = useResultTexts()
  return (
    <div className={styles['makeup']}>
      <h3 className={styles['name']}>{name}</h3>
      <p className={styles['text']}>{makeup.description}</p>
      <dl className={styles['points']}>
        {makeup.points.map(({ title, content }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
      <a className={styles['link']} href={href}>
        {words.cosmetics(name)}
      </a>
    </div>
  )
}
