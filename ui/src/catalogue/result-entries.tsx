import { CloseRows } from '../result/sections/close-rows.js'
import { ColourSection } from '../result/sections/colour-section.js'
import { ColoursSection } from '../result/sections/colours-section.js'
import { FaceChart } from '../result/figures/face-chart.js'
import { Makeup } from '../result/sections/makeup.js'
import { PatternSection } from '../result/sections/pattern-section.js'
import { ReadMore } from '../result/sections/read-more.js'
import { Figure, ResultSection } from '../result/sections/result-section.js'
import { ResultSummary } from '../result/sections/result-summary.js'
import type { CatalogueEntry } from './entry.js'
import type { Samples } from './samples.js'
import { noop } from './entry.js'

const described = (text: string) => (
  <ReadMore text={text} expanded onExpand={noop} children={undefined} />
)

/** Components of the result screen. */
export const resultEntries = ({ result, woman, man }: Samples): ReadonlyArray<CatalogueEntry> => [
  {
    component: 'ResultSummary',
    states: { woman: <ResultSummary view={woman} />, man: <ResultSummary view={man} /> },
  },
  {
    component: 'ResultSection',
    states: {
      plain: (
        <ResultSection
          kind={result.facePattern}
          name={result.content.faceTypes['smart-casual'].name}
          keywords={result.content.typeKeywords['smart-casual']}
        >
          {described(result.content.faceTypes['smart-casual'].description)}
        </ResultSection>
      ),
    },
  },
  {
    component: 'Figure',
    states: {
      plain: <Figure heading={result.chart}>{described(woman.pattern.description)}</Figure>,
    },
  },
  {
    component: 'PatternSection',
    states: { woman: <PatternSection view={woman} />, man: <PatternSection view={man} /> },
  },
  {
    component: 'ColourSection',
    states: {
      woman: <ColourSection view={woman} />,
      man: <ColourSection view={man} />,
    },
  },
  {
    component: 'ReadMore',
    states: {
      collapsed: (
        <ReadMore text={woman.pattern.description} expanded={false} onExpand={noop}>
          {null}
        </ReadMore>
      ),
      expanded: (
        <ReadMore text={woman.pattern.description} expanded onExpand={noop}>
          <Figure heading={result.chart}>
            <FaceChart rows={woman.chart} />
          </Figure>
        </ReadMore>
      ),
    },
  },
  { component: 'ColoursSection', states: { plain: <ColoursSection view={woman} /> } },
  {
    component: 'Makeup',
    states: {
      woman: <Makeup heading={result.makeup} {...woman.pattern} />,
      man: <Makeup heading={result.grooming} {...man.pattern} />,
    },
  },
  {
    component: 'CloseRows',
    states: {
      two: (
        <Figure heading={result.chart}>
          <CloseRows sentences={woman.words.between} />
        </Figure>
      ),
      none: <CloseRows sentences={[]} />,
    },
  },
]
