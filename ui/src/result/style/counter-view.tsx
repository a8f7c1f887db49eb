import { Suspense } from 'react'
import { keyColours } from '@kaoiro/core/palette'
import { resultAddress } from '@kaoiro/core/result-code'
import { Button } from '../../components/controls/button.js'
import { QrCode } from '../../components/figures/qr-code.js'
import { Names } from '../../components/names.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import { siteAddress } from '../../site/address.js'
import { Swatches } from '../figures/swatches.js'
import type { ResultView } from '../view/result-view.js'
import { ProductItem } from './product-item.js'
import { useRecommendations } from './recommendations.js'
import styles from './counter.module.css'
import lists from './products.module.css'

interface CounterViewProps {
  readonly view: ResultView
  readonly onClose: () => void
}

/** A result for the staff at a counter: QR code, names, colours and products. */
export const CounterView = ({ view, onClose }: CounterViewProps) => {
  const { facePattern, personalColour, colours, shop } = useResultTexts()
  const { counter: words } = shop
  const names = [
    [facePattern, [view.pattern.name]],
    [personalColour, view.seasonNames],
  ] as const
  return (
    <div className={styles['view']}>
      <h2 tabIndex={-1} className="section-heading">
        {words.heading}
      </h2>
      <p className={styles['lead']}>{words.lead}</p>
      <div className={styles['code']}>
        <QrCode address={resultAddress(siteAddress(), view.code)} title={words.qr} />
        <p>{view.code}</p>
      </div>
      <dl className={styles['names']}>
        {names.map(([kind, lines]) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>
              <Names names={lines} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles['colours']}>
        <Swatches five colours={keyColours(view.season, view.alsoSuits)} label={colours.wear} />
      </div>
      <Suspense>
        <Recommendations view={view} />
      </Suspense>
      <div className={styles['close']}>
        <Button variant="secondary" onPress={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  )
}

const Recommendations = ({ view }: Pick<CounterViewProps, 'view'>) => (
  <ul className={lists['list']}>
    {useRecommendations(view).map((one) => (
      <li key={one.product.category}>
        <ProductItem {...one} />
      </li>
    ))}
  </ul>
)
