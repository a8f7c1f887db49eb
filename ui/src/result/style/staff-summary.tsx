import { keyColours } from '@kaoiro/core/palette'
import { resultAddress } from '@kaoiro/core/result-code'
import { QrCode } from '../../components/figures/qr-code.js'
import { Names } from '../../components/names.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import { siteAddress } from '../../site/address.js'
import { Swatches } from '../figures/swatches.js'
import type { ResultView } from '../view/result-view.js'
import { FirstProducts } from './first-products.js'
import styles from './counter.module.css'

/** What a consultant reads at arm's length: both names, five colours, what to try and where it is, and the QR code. */
export const StaffSummary = ({ view }: { readonly view: ResultView }) => {
  const { facePattern, personalColour, colours, shop } = useResultTexts()
  const names = [
    [facePattern, [view.pattern.name]],
    [personalColour, view.seasonNames],
  ] as const
  return (
    <>
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
      <div className={styles['products']}>
        <FirstProducts view={view} />
      </div>
      <div className={styles['code']}>
        <QrCode address={resultAddress(siteAddress(), view.code)} title={shop.counter.qr} />
        <p>{view.code}</p>
      </div>
    </>
  )
}
