import { Suspense, useState } from 'react'
import type { ResultView } from '@kaoiro/screens/result'
import { productsLead } from '@kaoiro/screens/result'
import { useLazyOverlay } from '../../adapters/use-lazy-overlay.js'
import { report } from '../../analytics/report.js'
import { Alert } from '../../components/feedback.js'
import { Button } from '../../components/controls/button.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { ProductItem, useRecommendations } from './product-item.js'
import styles from './products.module.css'
import type { Recommendation } from '@kaoiro/core/products'
import { inLanguage } from '@kaoiro/core/products'
import { useOverlayEntry } from '../../adapters/overlay-entry.js'
import { useLanguage } from '../../language/language.js'
import worn from '../try-on/try-on.module.css'
import { requestTryOn, useTryOn } from '../drape/try-on-request.js'

interface ProductsProps {
  readonly view: ResultView
}

/**
 * Products to try in the store, with shades, floor and link, and what to show to the staff; that alone without a product for
 * the result. The button is outside the boundaries: taps inside them are lost until the products have loaded.
 */
export function Products({ view }: ProductsProps) {
  return (
    <section className={styles['products']}>
      <div className={styles['head']}>
        <Suspense>
          <Heading view={view} />
        </Suspense>
        <CounterButton view={view} />
      </div>
      <Suspense>
        <ProductList view={view} />
      </Suspense>
    </section>
  )
}

const loadSheet = () => import('./counter-sheet.js').then(({ CounterSheet }) => CounterSheet)

/** Opens a full-screen view for the staff of the store. Its code is loaded when it is first opened. */
const CounterButton = ({ view }: ProductsProps) => {
  const { counter: words } = useTexts(resultTexts).shop
  const [hasFailed, setHasFailed] = useState(false)
  const sheet = useLazyOverlay('counter', loadSheet, () => setHasFailed(true))
  const { component: Sheet } = sheet
  return (
    <div className={styles['entry']}>
      <Button
        variant="quiet"
        onPress={() => {
          setHasFailed(false)
          sheet.open()
        }}
      >
        {words.open}
      </Button>
      {hasFailed && <Alert text={words.notLoaded} />}
      {Sheet !== null && <Sheet view={view} onClose={sheet.close} />}
    </div>
  )
}

const Heading = ({ view }: ProductsProps) => {
  const { heading } = useTexts(resultTexts).shop.products
  return (
    useRecommendations(view).recommended.length > 0 && (
      <h2 className="section-heading">{heading}</h2>
    )
  )
}

const ProductList = ({ view }: ProductsProps) => {
  const { recommended, base } = useRecommendations(view)
  const words = useTexts(resultTexts)
  if (recommended.length === 0) return null
  return (
    <>
      {productsLead(words, view, base).map((sentence) => (
        <p key={sentence} className={styles['lead']}>
          {sentence}
        </p>
      ))}
      <ul className={styles['list']}>
        {recommended.map((one) => (
          <li key={one.product.category}>
            <a
              className={styles['product']}
              href={one.product.url}
              onClick={() => report({ step: 'cosmetics' })}
            >
              <ProductItem {...one} />
            </a>
            <TryProduct {...one} />
          </li>
        ))}
      </ul>
    </>
  )
}

const areas = { lip: 'lips', cheek: 'cheeks' } as const

/** Opens the product's best shade on the visitor's own lips or cheeks, if the photo is there. */
function TryProduct({ product, shades }: Recommendation) {
  const { drape: words } = useTexts(resultTexts)
  const language = useLanguage()
  const { takesMakeUp } = useTryOn()
  const { open } = useOverlayEntry('drape')
  const { category } = product
  const [shade] = shades
  if (!takesMakeUp || shade === undefined || (category !== 'lip' && category !== 'cheek'))
    return null
  const press = () => {
    const { text: name } = inLanguage(language)(shade.name)
    const area = areas[category]
    requestTryOn({ _tag: 'Shade', area, shade: { id: 'shade', colour: shade.colour, name } })
    open()
  }
  return (
    <button type="button" className={worn['try']} aria-haspopup="dialog" onClick={press}>
      {words.tryOn}
    </button>
  )
}
