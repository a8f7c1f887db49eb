import { LinkField } from '../compare/pick-result/link-field.js'
import { OwnQr } from '../compare/pick-result/own-qr.js'
import { CompareActions } from '../compare/sections/compare-actions.js'
import { CompareSection } from '../compare/sections/compare-section.js'
import { CompareSummary } from '../compare/sections/compare-summary.js'
import { ComparedChart } from '../compare/sections/compared-chart.js'
import { ComparedComposition } from '../compare/sections/compared-composition.js'
import { ComparedMap } from '../compare/sections/compared-map.js'
import { ComparedWords } from '../compare/sections/compared-words.js'
import { SideBadge } from '../compare/sections/side-badge.js'
import type { CatalogueEntry } from './entry.js'
import { noop } from './entry.js'
import type { Samples } from './samples.js'

/** Components of the comparison screens. */
export const compareEntries = ({
  compare: words,
  womanAndMan: view,
}: Samples): ReadonlyArray<CatalogueEntry> => [
  {
    component: 'SideBadge',
    states: { a: <SideBadge side="a" />, b: <SideBadge side="b" /> },
  },
  {
    component: 'CompareSection',
    states: {
      plain: (
        <CompareSection heading={words.pickResult.link}>
          <p>{words.pickResult.linkLead}</p>
        </CompareSection>
      ),
    },
  },
  { component: 'CompareSummary', states: { plain: <CompareSummary view={view} /> } },
  { component: 'ComparedWords', states: { plain: <ComparedWords sentences={view.sentences} /> } },
  {
    component: 'ComparedMap',
    states: {
      'a woman and a man': <ComparedMap view={view} />,
      'two in one place': <ComparedMap view={{ ...view, b: view.a }} />,
    },
  },
  { component: 'ComparedChart', states: { plain: <ComparedChart rows={view.rows} /> } },
  { component: 'ComparedComposition', states: { plain: <ComparedComposition view={view} /> } },
  { component: 'CompareActions', states: { plain: <CompareActions view={view} /> } },
  {
    component: 'LinkField',
    states: {
      empty: <LinkField problem={null} onSubmit={noop} onPaste={noop} />,
      'with a problem': <LinkField problem={words.problems.empty} onSubmit={noop} onPaste={noop} />,
    },
  },
  { component: 'OwnQr', states: { plain: <OwnQr code={view.a.code} /> } },
]
