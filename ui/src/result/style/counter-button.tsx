import { useEffect, useState } from 'react'
import { useOverlayEntry } from '../../adapters/overlay-entry.js'
import { Alert } from '../../components/alert.js'
import { Button } from '../../components/controls/button.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import type { ResultView } from '../view/result-view.js'
import styles from './counter.module.css'

type Sheet = (typeof import('./counter-sheet.js'))['CounterSheet']

/** Opens a full-screen view for the staff of the store. Its code is loaded when it is first opened. */
export const CounterButton = ({ view }: { readonly view: ResultView }) => {
  const { counter: words } = useResultTexts().shop
  const { isOpen, open, close } = useOverlayEntry('counter')
  const [Sheet, setSheet] = useState<Sheet | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (!isOpen || Sheet !== null) return
    import('./counter-sheet.js').then(
      ({ CounterSheet }) => {
        setSheet(() => CounterSheet)
        setHasFailed(false)
      },
      () => {
        setHasFailed(true)
        close()
      },
    )
  }, [isOpen, Sheet, close])

  return (
    <div className={styles['entry']}>
      <Button variant="secondary" onPress={open}>
        {words.open}
      </Button>
      {hasFailed && <Alert text={words.notLoaded} />}
      {Sheet !== null && <Sheet view={view} isOpen={isOpen} onClose={close} />}
    </div>
  )
}
