import { Suspense } from 'react'
import { keyColours } from '@kaoiro/core/palette'
import { resultAddress } from '@kaoiro/core/result-code'
import type { ResultView } from '@kaoiro/screens/result'
import { triedFirst } from '@kaoiro/screens/result'
import { QrCode } from '../../components/figures/qr-code.js'
import { Names } from '../../components/names.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { siteAddress } from '../../site/address.js'
import { Swatches } from '../figures/swatches.js'
import { ProductItem, useRecommendations } from './product-item.js'
import styles from './counter.module.css'
import lists from './products.module.css'
import { Button } from '../../components/controls/button.js'
import { asModal, FullScreenDialog } from '../../components/dialog.js'

interface StaffSummaryProps {
  readonly view: ResultView
}

/** Both names, then colours and products to try, large enough for a consultant to read at arm's length. */
export function StaffSummary({ view }: StaffSummaryProps) {
  const { facePattern, personalColour } = useTexts(resultTexts)
  const names = [
    [facePattern, view.names.patterns],
    [personalColour, view.names.seasons],
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
      <ToTry view={view} />
    </>
  )
}

/** Five colours, the products to try first with their places in the store, and the result's QR code. */
export function ToTry({ view }: StaffSummaryProps) {
  const { colours, content, shop } = useTexts(resultTexts)
  return (
    <>
      <div className={styles['colours']}>
        <Swatches
          five
          colours={keyColours(view.season, view.alsoSuits)}
          names={content.swatches}
          label={colours.wear}
        />
      </div>
      <div className={styles['products']}>
        <Suspense>
          <FirstProducts view={view} />
        </Suspense>
      </div>
      <div className={styles['code']}>
        <QrCode address={resultAddress(siteAddress(), view.code)} title={shop.counter.qr} />
        <code>{view.code}</code>
      </div>
    </>
  )
}

const FirstProducts = ({ view }: StaffSummaryProps) => (
  <ul className={lists['list']}>
    {triedFirst(useRecommendations(view)).map((one) => (
      <li key={one.product.category}>
        <ProductItem {...one} />
      </li>
    ))}
  </ul>
)

interface CounterViewProps {
  readonly view: ResultView
  readonly onClose: () => void
}

/** The first button is at the foot of the dialog, and its focus would scroll there. */
const openAtTop = (dialog: HTMLDialogElement) => {
  const end = asModal(dialog)
  dialog.querySelector('h2')?.focus()
  return end
}

/** The view for the staff in a full-screen dialog. */
export function CounterSheet(props: CounterViewProps) {
  const { heading } = useTexts(resultTexts).shop.counter
  return (
    <FullScreenDialog
      ref={openAtTop}
      className={styles['dialog']}
      label={heading}
      onClose={props.onClose}
    >
      <CounterView {...props} />
    </FullScreenDialog>
  )
}

/** A result for the staff at a counter. */
export function CounterView({ view, onClose }: CounterViewProps) {
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
