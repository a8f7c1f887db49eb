import { GenderChoice } from '../start/gender-choice.js'
import { Notes } from '../start/notes.js'
import { Terms } from '../start/terms.js'
import type { CatalogueEntry } from './entry.js'
import { nothing } from './entry.js'
import type { Samples } from './samples.js'

/** What stands on the first screen alone. */
export const genderParts = ({ start }: Samples): ReadonlyArray<CatalogueEntry> => [
  {
    component: 'GenderChoice',
    states: {
      none: <GenderChoice chosen={null} onChoose={nothing} />,
      men: <GenderChoice chosen="MEN" onChoose={nothing} />,
      women: <GenderChoice chosen="WOMEN" onChoose={nothing} />,
    },
  },
  { component: 'Notes', states: { plain: <Notes notes={start.gender.notes} /> } },
  {
    component: 'Terms',
    states: {
      open: <Terms agreed={false} onAgree={nothing} />,
      agreed: <Terms agreed onAgree={nothing} />,
    },
  },
]
