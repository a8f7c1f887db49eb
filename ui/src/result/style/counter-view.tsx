import { Button } from '../../components/controls/button.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import type { ResultView } from '../view/result-view.js'
import { StaffSummary } from './staff-summary.js'
import styles from './counter.module.css'

interface CounterViewProps {
  readonly view: ResultView
  readonly onClose: () => void
}

/** A result for the staff at a counter. */
export const CounterView = ({ view, onClose }: CounterViewProps) => {
  const { counter: words } = useTexts(resultTexts).shop
  return (
    <div className={styles['view']}>
      <h2 tabIndex={-1} className="section-heading">
        {words.heading}
      </h2>
      <p className={styles['lead']}>{words.lead}</p>
      <StaffSummary view={view} />
      <div className={styles['close']}>
        <Button variant="secondary" onPress={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  )
}
