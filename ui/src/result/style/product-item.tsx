import { use, useEffect } from 'react'
import type { Recommendation, Translated } from '@kaoiro/core/products'
import { inLanguage } from '@kaoiro/core/products'
import type { ResultView } from '@kaoiro/screens/result'
import { recommendations } from '@kaoiro/screens/result'
import { useLanguage } from '../../language/language.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { forgetFailure, loadProducts } from '../../site/products.js'
import { useSeenColours } from '../try-on/seen-colours.js'
import styles from './products.module.css'

/**
 * The store's products for a result, and for the photo if it is there. Suspends until the products have loaded; after a
 * failure, the next result loads them again.
 */
export function useRecommendations(view: ResultView): ReturnType<typeof recommendations> {
  // Not while the result is shown: each rendering would load them again.
  useEffect(() => forgetFailure, [])
  return recommendations(use(loadProducts()), view, useSeenColours(view.code))
}

/** A product with its category, the shades that suit, and the place in the store. */
export function ProductItem({ product, shades }: Recommendation) {
  const { categories } = useTexts(resultTexts).shop.products
  return (
    <span className={styles['item']}>
      <span className={styles['itemHead']}>
        <span className={styles['category']}>{categories[product.category]}</span>
        {shades.length > 0 && (
          <span className={styles['shades']} aria-hidden="true">
            {shades.map(({ colour }) => (
              <svg key={colour} viewBox="0 0 2 2">
                <circle cx="1" cy="1" r="1" fill={colour} />
              </svg>
            ))}
          </span>
        )}
      </span>
      <StoreText className={styles['name']} texts={product.name} />
      {shades.length > 0 && (
        <span className={styles['names']}>
          {shades.map(({ name }) => (
            <StoreText key={Object.values(name).join()} texts={name} />
          ))}
        </span>
      )}
      <span className={styles['place']}>
        <StoreText texts={product.floor} />
        {product.shelf !== undefined && <span>{product.shelf}</span>}
      </span>
    </span>
  )
}

interface StoreTextProps {
  readonly texts: Translated
  readonly className?: string | undefined
}

/** A text of the store, marked with its language if the store does not have it in the visitor's. */
const StoreText = ({ texts, className }: StoreTextProps) => {
  const current = useLanguage()
  const { text, language } = inLanguage(current)(texts)
  return (
    <span className={className} lang={language === current ? undefined : language}>
      {text}
    </span>
  )
}
