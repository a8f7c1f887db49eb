import { Facts } from '../start/facts.js'
import { GenderChoice } from '../start/gender-choice.js'
import { Notes } from '../start/notes.js'
import SampleResults from '../start/sample-results.js'
import { Terms } from '../start/terms.js'
import type { CatalogueEntry } from './entry.js'
import { noop } from './entry.js'
import type { Samples } from './samples.js'

/** Components of the first screen. */
export const startEntries = ({ start }: Samples): ReadonlyArray<CatalogueEntry> => [
  { component: 'Facts', states: { plain: <Facts /> } },
  {
    component: 'GenderChoice',
    states: {
      none: <GenderChoice chosen={null} onChoose={noop} />,
      men: <GenderChoice chosen="MEN" onChoose={noop} />,
      women: <GenderChoice chosen="WOMEN" onChoose={noop} />,
    },
  },
  { component: 'SampleResults', states: { plain: <SampleResults /> } },
  { component: 'Notes', states: { plain: <Notes notes={start.gender.notes} /> } },
  {
    component: 'Terms',
    states: {
      open: <Terms agreed={false} onAgree={noop} />,
      agreed: <Terms agreed onAgree={noop} />,
    },
  },
]
