import { Suspense } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import { keyColours } from '@kaoiro/core/palette'
import { resultAddress } from '@kaoiro/core/result-code'
import type { ResultView } from '@kaoiro/screens/result'
import { resultView, triedFirst } from '@kaoiro/screens/result'
import { staffLanguages } from '@kaoiro/screens/counter'
import { useStartTexts } from '../../language/first-texts.js'
import { LanguageContext, useLanguage } from '../../language/language.js'
import { QrCode } from '../../components/figures/qr-code.js'
import { Names } from '../../components/names.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { siteAddress } from '../../site/address.js'
import { site } from '../../site/site.js'
import { Swatches } from '../../components/figures/swatches.js'
import { ProductItem, useRecommendations } from './product-item.js'
import styles from './counter.module.css'
import lists from './products.module.css'
import { Button } from '../../components/controls/button.js'
import { asModal, FullScreenDialog } from '../../components/dialog.js'

interface StaffSummaryProps {
  readonly view: ResultView
}

/**
 * Code, gender and names, then colours and products to try with their places in the store, large enough for a consultant to read at
 * arm's length; in the store's language and next to it in the customer's. The result's QR code.
 */
export function StaffSummary({ view }: StaffSummaryProps) {
  return (
    <>
      <p className={styles['codeAlone']}>
        <code>{view.code}</code>
      </p>
      <div className={styles['languages']}>
        {staffLanguages(site.languages[0], useLanguage()).map((language) => (
          <LanguageContext key={language} value={language}>
            <div lang={language}>
              <Suspense>
                <Summary view={view} />
              </Suspense>
            </div>
          </LanguageContext>
        ))}
      </div>
      <div className={styles['code']}>
        <ResultQr code={view.code} />
      </div>
    </>
  )
}

const Summary = ({ view: { code, certainty, gender } }: StaffSummaryProps) => {
  const { colours, content } = useTexts(resultTexts)
  const { genders } = useStartTexts()
  const view = resultView(content, code, certainty)
  if (E.isLeft(view)) return null
  const { season, alsoSuits } = view.right
  return (
    <div className={styles['summary']}>
      <p className={styles['gender']}>{genders[gender]}</p>
      <ResultNames view={view.right} />
      <div className={styles['colours']}>
        <Swatches
          five
          colours={keyColours(season, alsoSuits)}
          names={content.swatches}
          label={colours.wear}
        />
      </div>
      <div className={styles['products']}>
        <Suspense>
          <FirstProducts view={view.right} />
        </Suspense>
      </div>
    </div>
  )
}

/** The names of pattern and season. */
export function ResultNames({ view }: StaffSummaryProps) {
  const { facePattern, personalColour } = useTexts(resultTexts)
  const names = [
    [facePattern, view.names.patterns],
    [personalColour, view.names.seasons],
  ] as const
  return (
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
  )
}

interface ResultCodeProps {
  readonly code: string
}

/** A result's code, and its address as a QR code. */
export function ResultCode({ code }: ResultCodeProps) {
  return (
    <div className={styles['code']}>
      <ResultQr code={code} />
      <code>{code}</code>
    </div>
  )
}

const ResultQr = ({ code }: ResultCodeProps) => (
  <QrCode
    address={resultAddress(siteAddress(), code)}
    title={useTexts(resultTexts).shop.counter.qr}
  />
)

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
