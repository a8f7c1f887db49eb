import * as E from 'fp-ts/lib/Either.js'
import { useParams } from 'react-router-dom'
import { compositionChart, comparisonMapChart } from '@kaoiro/drawing/charts'
import { placeOf } from '@kaoiro/core/chart'
import { node } from '@kaoiro/drawing/pen'
import type { FaceType, Gender } from '@kaoiro/core/diagnosis'
import { useCleanAddress } from '../adapters/use-clean-address.js'
import columns from '../components/figures.module.css'
import { PrintedAddress } from '../components/printed-address.js'
import { ScreenHeading } from '../components/screen-heading.js'
import styles from './sections/compare-sections.module.css'
import { InvalidSidesScreen } from './sections/invalid-sides-screen.js'
import { PickResultScreen } from './pick-result/pick-result-screen.js'
import { CompareActions } from './sections/compare-actions.js'
import { CompareSection } from './sections/compare-section.js'
import { CompareSummary } from './sections/compare-summary.js'
import { ComparedChart } from './sections/compared-chart.js'
import { paths } from '../site/paths.js'
import { compareTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import type { CompareView } from './view/compare-view.js'
import { compareView } from './view/compare-view.js'
import { Drawing } from '../components/pictures/drawing.js'
import { SideBadge } from './sections/side-badge.js'
import { illustrations } from '../components/pictures/illustration.js'
import type { SideView } from './view/side-view.js'

/** Compares the two results in the URL. With a single code, asks for the other. */
const CompareScreen = () => {
  useCleanAddress()
  const { a = '', b } = useParams()
  return b === undefined ? (
    <PickResultScreen key={a} code={a} />
  ) : (
    <TwoResults codeA={a} codeB={b} />
  )
}

const TwoResults = ({ codeA, codeB }: { readonly codeA: string; readonly codeB: string }) => {
  const view = compareView(useTexts(compareTexts).content)(codeA, codeB)
  return E.isLeft(view) ? (
    <InvalidSidesScreen sides={view.left} />
  ) : (
    <>
      <Comparison view={view.right} />
      <CompareActions view={view.right} />
    </>
  )
}

const Comparison = ({ view }: { readonly view: CompareView }) => {
  const words = useTexts(compareTexts)
  return (
    <div className={`${columns['columns']} ${styles['comparison']}`}>
      <div className={`${columns['across']} ${styles['head']}`}>
        <ScreenHeading>{words.heading}</ScreenHeading>
        <CompareSummary view={view} />
        {view.isSame && <p className={styles['same']}>{words.same}</p>}
      </div>
      {!view.isSame && (
        <CompareSection heading={words.summary}>
          <ComparedWords sentences={view.sentences} />
        </CompareSection>
      )}
      <CompareSection heading={words.map}>
        <ComparedMap view={view} />
      </CompareSection>
      <PrintedAddress path={paths.compare(view.a.code, view.b.code)} lead={words.openAgain} />
      <CompareSection heading={words.chart}>
        <ComparedChart rows={view.rows} />
      </CompareSection>
      <CompareSection heading={words.composition}>
        <ComparedComposition view={view} />
      </CompareSection>
    </div>
  )
}

export default CompareScreen

/** Both compositions, one above the other. */
const ComparedComposition = ({ view: { a, b } }: { readonly view: CompareView }) => {
  const { content, compositionOf } = useTexts(compareTexts)
  const { composition: inWords } = content.pictures
  return (
    <div className={styles['compositions']}>
      <SideBadge side="a" />
      <Drawing
        node={compositionChart(a.composition, content.shortNames)}
        title={compositionOf({ side: 'A', shares: inWords(a.composition) })}
      />
      <SideBadge side="b" />
      <Drawing
        node={compositionChart(b.composition, content.shortNames)}
        title={compositionOf({ side: 'B', shares: inWords(b.composition) })}
      />
    </div>
  )
}

/** Similarities and differences, one per line. */
const ComparedWords = ({ sentences }: { readonly sentences: ReadonlyArray<string> }) => (
  <ul className={styles['sentences']}>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)

/** Faces are image files, because inline they would be most of the server-rendered page. */
const imageOf = (type: FaceType, gender: Gender) =>
  node('image', { href: illustrations.pattern(type, gender) })

/** Both positions on one map. */
const ComparedMap = ({ view: { a, b } }: { readonly view: CompareView }) => {
  const { content, mapPicture } = useTexts(compareTexts)
  const inWords = ({ place, faceType }: SideView): string =>
    content.pictures.faceMap({ place: placeOf(place), type: faceType })
  return (
    <Drawing
      node={comparisonMapChart(content, a, b, imageOf)}
      title={mapPicture({ a: inWords(a), b: inWords(b) })}
    />
  )
}
