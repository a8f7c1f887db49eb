import type { Recommendation, Translated } from '@kaoiro/core/products'
import { inLanguage } from '@kaoiro/core/products'
import { useLanguage } from '../../language/language.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './product-item.module.css'

/** A product with its category, the shades that suit, and the place in the store. */
export const ProductItem = ({ product, shades }: Recommendation) => {
  const { categories } = useTexts(resultTexts).shop.products
  return (
    <span className={styles['item']}>
      <span className={styles['head']}>
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
