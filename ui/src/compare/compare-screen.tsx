import * as E from 'fp-ts/lib/Either.js'
import { useParams } from 'react-router-dom'
import { placeOf } from '@kaoiro/core/chart'
import type { FaceType, Gender } from '@kaoiro/core/diagnosis'
import { comparisonMapChart, compositionChart } from '@kaoiro/drawing/charts'
import { node } from '@kaoiro/drawing/pen'
import type { CompareView, Side, SideView } from '@kaoiro/screens/compare'
import { compareView, loanLines, ownFirst } from '@kaoiro/screens/compare'
import { isOwnResult } from '../adapters/own-results.js'
import { useCleanAddress } from '../adapters/use-clean-address.js'
import { ScreenHeading } from '../components/screen.js'
import { PlainLink } from '../components/controls/screen-links.js'
import columns from '../components/figures.module.css'
import { Swatches } from '../components/figures/swatches.js'
import { Names } from '../components/names.js'
import { Drawing } from '../components/pictures/drawing.js'
import { FaceDrawing } from '../components/pictures/face-drawing.js'
import { illustrations } from '../components/pictures/illustration.js'
import { PrintedAddress } from '../components/printed-address.js'
import { compareTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { paths } from '../site/paths.js'
import { CompareActions } from './compare-actions.js'
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
  const { content, people } = useTexts(compareTexts)
  const { codes, isKnown } = ownFirst([codeA, codeB], isOwnResult)
  const view = compareView(content, ...codes, isKnown ? people : undefined)
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
          <SideColumn side="a" view={view.a} name={view.people.one} />
          <SideColumn side="b" view={view.b} name={view.people.other} />
        </div>
        {view.isSame && <p className={styles['same']}>{words.content.comparison.same}</p>}
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
      <div className={styles['shared']}>
        <CompareSection heading={words.shared.both}>
          <Swatches
            colours={view.shared.both}
            names={words.content.swatches}
            label={words.shared.both}
          />
        </CompareSection>
        <CompareSection heading={words.shared.lend}>
          <ul className={styles['sentences']}>
            {loanLines(words, view).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </CompareSection>
      </div>
    </div>
  )
}

export default CompareScreen

/** Both compositions, one above the other. */
const ComparedComposition = ({ view: { a, b, people } }: { readonly view: CompareView }) => {
  const { content, compositionOf } = useTexts(compareTexts)
  const { composition: inWords } = content.pictures
  return (
    <div className={styles['compositions']}>
      <SideBadge side="a" />
      <Drawing
        node={compositionChart(a.composition, content.shortNames)}
        title={compositionOf({ side: people.one, shares: inWords(a.composition) })}
      />
      <SideBadge side="b" />
      <Drawing
        node={compositionChart(b.composition, content.shortNames)}
        title={compositionOf({ side: people.other, shares: inWords(b.composition) })}
      />
    </div>
  )
}

/** Faces are image files, because inline they would be most of the server-rendered page. */
const imageOf = (type: FaceType, gender: Gender) =>
  node('image', { href: illustrations.pattern(type, gender) })

/** Both positions on one map. */
const ComparedMap = ({ view: { a, b, people } }: { readonly view: CompareView }) => {
  const { content, mapPicture } = useTexts(compareTexts)
  const inWords = ({ place, faceType }: SideView): string =>
    content.pictures.faceMap({ place: placeOf(place), type: faceType })
  return (
    <Drawing
      node={comparisonMapChart(content, a, b, imageOf)}
      title={mapPicture({ a: inWords(a), b: inWords(b), ...people })}
    />
  )
}

interface SideColumnProps {
  readonly side: Side
  readonly view: SideView
  /** A letter, or the owner of the result. */
  readonly name: string
}

/** Drawing and names of one result, with a link to it. */
const SideColumn = ({ side, view, name }: SideColumnProps) => {
  const words = useTexts(compareTexts)
  return (
    <div className={styles['side']}>
      <p className={styles['whose']}>
        <SideBadge side={side} />
        {name.length > 1 && <span>{name}</span>}
      </p>
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
      <PlainLink to={paths.result(view.code)}>{words.resultOf({ side: name })}</PlainLink>
    </div>
  )
}
