import { keyColours } from '@kaoiro/core/content/season-colours'
import { resultAddress } from '@kaoiro/core/result-code/address'
import { Button } from '../../components/controls/button.js'
import { QrCode } from '../../components/figures/qr-code.js'
import { withNameBreaks } from '../../components/name-breaks.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import type { ResultView } from '../view/result-view.js'
import { ProductRow } from './product-row.js'
import { recommendationsFor } from './recommendations.js'
import styles from './counter.module.css'

interface CounterViewProps {
  readonly view: ResultView
  readonly onClose: () => void
}

/** What the staff at a counter need of a result: QR code, names, colours and products. */
export const CounterView = ({ view, onClose }: CounterViewProps) => {
  const { facePattern, personalColour, content, shop } = useResultTexts()
  const { counter: words } = shop
  const names = [
    [facePattern, view.pattern.name],
    [personalColour, view.colour.name],
  ] as const
  return (
    <div className={styles['view']}>
      <h2 tabIndex={-1} className="section-heading">
        {words.heading}
      </h2>
      <p className={styles['lead']}>{words.lead}</p>
      <div className={styles['code']}>
        <QrCode address={resultAddress(window.location.origin, view.code)} title={words.qr} />
        <p>{view.code}</p>
      </div>
      <dl className={styles['names']}>
        {names.map(([kind, name]) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>{withNameBreaks(name)}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles['colours']} aria-label={words.colours}>
        {keyColours(view.season).map(({ id, colour }) => (
          <li key={id}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={colour} />
            </svg>
            <span>{content.swatches[id]}</span>
          </li>
        ))}
      </ul>
      <ul className={styles['products']}>
        {recommendationsFor(view).map((one) => (
          <li key={one.product.category}>
            <ProductRow {...one} />
          </li>
        ))}
      </ul>
      <div className={styles['close']}>
        <Button variant="secondary" onPress={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  )
}
