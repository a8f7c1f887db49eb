import { use } from 'react'
import type { AskedColour } from '@kaoiro/screens/wear'
import { shadeGroups } from '@kaoiro/screens/wear'
import { wearTexts } from '@kaoiro/texts/screens'
import { withoutBreaks } from '../components/break-place.js'
import { useLanguage } from '../language/language.js'
import { useTexts } from '../language/use-texts.js'
import { loadProducts } from '../site/products.js'
import styles from './wear.module.css'

interface ProductShadesProps {
  readonly asked: AskedColour | null
  readonly onAsk: (asked: AskedColour) => void
}

/** The shades of the store's make-up, by product. Suspends until the products have loaded. */
export function ProductShades({ asked, onAsk }: ProductShadesProps) {
  const { screen: words } = useTexts(wearTexts)
  const groups = shadeGroups(use(loadProducts()), 'WOMEN', useLanguage())
  const all = groups.flatMap(({ shades }) => shades)
  if (all.length === 0) return null
  const isAsked = ({ colour, shade }: (typeof all)[number]) =>
    colour === asked?.colour && shade.name === asked.shade?.name
  return (
    <select
      className={styles['products']}
      aria-label={withoutBreaks(words.products)}
      value={all.findIndex(isAsked)}
      onChange={({ currentTarget }) => {
        const shade = all[Number(currentTarget.value)]
        if (shade !== undefined) onAsk(shade)
      }}
    >
      <option value={-1}>{withoutBreaks(words.products)}</option>
      {groups.map(({ name, shades }) => (
        <optgroup key={name} label={name}>
          {shades.map((each) => (
            <option key={each.colour + each.shade.name} value={all.indexOf(each)}>
              {each.shade.name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
