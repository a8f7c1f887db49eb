import { useId } from 'react'
import type { SwatchPage } from '@kaoiro/core/content/swatch-book'
import styles from './swatch-book.module.css'

/** A colour without any structure, or a metal with a diagonal sheen. */
export const SwatchSurface = ({ page: { shades } }: { readonly page: SwatchPage }) => {
  const sheen = useId()
  const [only, ...others] = shades
  return (
    <svg className={styles['surface']} aria-hidden="true">
      {others.length > 0 && (
        <linearGradient id={sheen} x2="100%" y2="60%">
          {shades.map((shade, at) => (
            <stop key={at} offset={at / others.length} stopColor={shade} />
          ))}
        </linearGradient>
      )}
      <rect width="100%" height="100%" fill={others.length > 0 ? `url(#${sheen})` : only} />
    </svg>
  )
}
