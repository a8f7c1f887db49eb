import type { Recommendation } from '@kaoiro/core/products'
import { inLanguage } from '@kaoiro/core/products'
import { useOverlayEntry } from '../../adapters/overlay-entry.js'
import { useLanguage } from '../../language/language.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './try-on.module.css'
import { requestTryOn, useTryOn } from '../drape/try-on-request.js'

const areas = { lip: 'lips', cheek: 'cheeks' } as const

/** Opens the product's best shade on the visitor's own lips or cheeks, if the photo is there. */
export function TryProduct({ product, shades }: Recommendation) {
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
    <button type="button" className={styles['try']} aria-haspopup="dialog" onClick={press}>
      {words.tryOn}
    </button>
  )
}
