import { CounterButton } from '../result/style/counter-button.js'
import { CounterView } from '../result/style/counter-view.js'
import { Products } from '../result/style/products.js'
import { StyleAdvice } from '../result/style/style-advice.js'
import type { CatalogueEntry } from './entry.js'
import { noop } from './entry.js'
import type { Samples } from './samples.js'

/** Components of the result screen on what to wear and what to try in the store. */
export const shopEntries = ({ woman, man }: Samples): ReadonlyArray<CatalogueEntry> => [
  {
    component: 'StyleAdvice',
    states: { woman: <StyleAdvice view={woman} />, man: <StyleAdvice view={man} /> },
  },
  {
    component: 'Products',
    states: {
      'a woman, by season': <Products view={woman} />,
      'a man, without shades': <Products view={man} />,
      none: <Products view={woman} recommended={[]} />,
    },
  },
  { component: 'CounterButton', states: { plain: <CounterButton view={woman} /> } },
  {
    component: 'CounterView',
    states: {
      woman: <CounterView view={woman} onClose={noop} />,
      man: <CounterView view={man} onClose={noop} />,
    },
  },
]
