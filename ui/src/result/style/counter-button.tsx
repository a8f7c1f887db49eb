import { useState } from 'react'
import { Alert } from '../../components/alert.js'
import { Button } from '../../components/controls/button.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import type { ResultView } from '../view/result-view.js'
import { useLazyOverlay } from '../../adapters/use-lazy-overlay.js'
import styles from './counter.module.css'

const loadSheet = () => import('./counter-sheet.js').then(({ CounterSheet }) => CounterSheet)

/** Opens a full-screen view for the staff of the store. Its code is loaded when it is first opened. */
export const CounterButton = ({ view }: { readonly view: ResultView }) => {
  const { counter: words } = useTexts(resultTexts).shop
  const [hasFailed, setHasFailed] = useState(false)
  const {
    isOpen,
    open,
    close,
    component: Sheet,
  } = useLazyOverlay('counter', loadSheet, () => setHasFailed(true))

  return (
    <div className={styles['entry']}>
      <Button variant="quiet" onPress={open}>
        {words.open}
      </Button>
      {hasFailed && Sheet === null && <Alert text={words.notLoaded} />}
      {Sheet !== null && <Sheet view={view} isOpen={isOpen} onClose={close} />}
    </div>
  )
}
