import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { saveForEntry, savedForEntry } from '../../adapters/history-entry.js'
import { Button } from '../../components/controls/button.js'
import { ButtonLink } from '../../components/controls/screen-links.js'
import { paths } from '../../site/paths.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import type { LastPhotoView } from '../view/same-person-view.js'
import styles from './certainty-section.module.css'

interface SamePersonProps {
  /** Null if there is nothing to ask. */
  readonly last: LastPhotoView | null
}

/** Asks whether photos that differ a lot show one person, and offers the last photo alone. */
export const SamePerson = ({ last }: SamePersonProps) => {
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
