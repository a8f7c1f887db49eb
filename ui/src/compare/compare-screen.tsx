import * as E from 'fp-ts/lib/Either.js'
import { useParams } from 'react-router-dom'
import { placeOf } from '@kaoiro/core/chart'
import type { FaceType, Gender } from '@kaoiro/core/diagnosis'
import { comparisonMapChart, compositionChart } from '@kaoiro/drawing/charts'
import { node } from '@kaoiro/drawing/pen'
import type { CompareView, Side, SideView } from '@kaoiro/screens/compare'
import { compareView } from '@kaoiro/screens/compare'
import { useCleanAddress } from '../adapters/use-clean-address.js'
import { ActionBar, ScreenHeading } from '../components/screen.js'
import { withoutBreaks } from '../components/break-place.js'
import { Button } from '../components/controls/button.js'
import { ButtonLink, PlainLink } from '../components/controls/screen-links.js'
import columns from '../components/figures.module.css'
import { Names } from '../components/names.js'
import { Drawing } from '../components/pictures/drawing.js'
import { FaceDrawing } from '../components/pictures/face-drawing.js'
import { illustrations } from '../components/pictures/illustration.js'
import { PrintedAddress } from '../components/printed-address.js'
import { Toast } from '../components/feedback.js'
import { sharedUrl, useShare } from '../analytics/use-share.js'
import { compareTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { useLanguage } from '../language/language.js'
import { paths } from '../site/paths.js'
import { site } from '../site/site.js'
import { CompareSection, InvalidSidesScreen, SideBadge } from './compare-parts.js'
import { ComparedChart } from './compared-chart.js'
import { PickResultScreen } from './pick-result-screen.js'
import styles from './compare.module.css'

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
  const view = compareView(useTexts(compareTexts).content, codeA, codeB)
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
        <div className={styles['summary']}>
          <SideColumn side="a" view={view.a} />
          <SideColumn side="b" view={view.b} />
        </div>
        {view.isSame && <p className={styles['same']}>{words.same}</p>}
      </div>
      {!view.isSame && (
        <CompareSection heading={words.summary}>
          <ul className={styles['sentences']}>
            {view.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
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

interface SideColumnProps {
  readonly side: Side
  readonly view: SideView
}

/** Drawing and names of one result, with a link to it. */
const SideColumn = ({ side, view }: SideColumnProps) => {
  const words = useTexts(compareTexts)
  return (
    <div className={styles['side']}>
      <SideBadge side={side} />
      <div className={styles['face']}>
        <FaceDrawing
          diagnosis={view.diagnosis}
          title={words.content.pictures.pattern(view.faceType)}
        />
      </div>
      <dl>
        <dt>{words.facePattern}</dt>
        <dd>
          <Names names={view.names.patterns} />
        </dd>
        <dt>{words.personalColour}</dt>
        <dd>
          <Names names={view.names.seasons} />
        </dd>
      </dl>
      <PlainLink to={paths.result(view.code)}>
        {words.resultOf({ side: side.toUpperCase() })}
      </PlainLink>
    </div>
  )
}

/** Actions on a comparison: share it, or choose another result to compare with A. */
const CompareActions = ({ view: { a, b } }: { readonly view: CompareView }) => {
  const words = useTexts(compareTexts)
  const language = useLanguage()
  const { toast, share } = useShare()
  const shareBoth = () =>
    share({
      title: words.shareTitle({ brand: site.brand.name }),
      text: withoutBreaks(
        words.shareText({ a: words.answers(a.names), b: words.answers(b.names) }),
      ),
      url: sharedUrl(paths.compare(a.code, b.code), language),
    })
  return (
    <ActionBar beside over={<Toast text={toast === null ? null : words[toast]} />}>
      <Button variant="primary" onPress={shareBoth}>
        {words.share}
      </Button>
      <ButtonLink variant="secondary" to={paths.compare(a.code)}>
        {words.another}
      </ButtonLink>
    </ActionBar>
  )
}
