import type { ReactNode } from 'react'
import { placeOf } from '@kaoiro/core/chart'
import type { FaceType, Gender, Season } from '@kaoiro/core/diagnosis'
import { compositionChart, faceMapChart } from '@kaoiro/drawing/charts'
import { node } from '@kaoiro/drawing/pen'
import type { ResultView } from '@kaoiro/screens/result'
import { patternMakeup } from '@kaoiro/screens/result'
import { Drawing } from '../../components/pictures/drawing.js'
import { illustrations } from '../../components/pictures/illustration.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { site } from '../../site/site.js'
import { Swatches } from '../../components/figures/swatches.js'
import { FaceChart } from '../figures/figures.js'
import { useSeenColours } from '../try-on/seen-colours.js'
import { Makeup, StyleAdvice } from './advice.js'
import { Figure, Keywords, ReadMore, ResultSection } from './result-section.js'
import styles from './result-section.module.css'
import { palettes } from '@kaoiro/core/palette'
import { lazy, Suspense } from 'react'
import { useKeptPhoto } from '../../adapters/kept-photo.js'
import worn from '../try-on/try-on.module.css'

interface PatternSectionProps {
  readonly view: ResultView
  /** Whether the result was analysed in this tab. */
  readonly isOwn: boolean
}

/** The face pattern: features, description, map, chart with the rows close to another pattern, style, and make-up or grooming. */
export function PatternSection({ view, isOwn }: PatternSectionProps) {
  const words = useTexts(resultTexts)
  const { faceType, pattern } = view
  const isBald = useSeenColours(view.code)?.isBald ?? false
  const figuresWith = (map: ReactNode) => (
    <>
      <Keywords words={words.content.typeKeywords[faceType]} />
      <Figure heading={words.map}>{map}</Figure>
      <Figure heading={words.chart}>
        <FaceChart rows={view.chart} />
        <CloseRows sentences={view.words.between} />
      </Figure>
      <StyleAdvice view={view} half="pattern" />
    </>
  )
  return (
    <ResultSection kind={words.facePattern} names={view.names.patterns}>
      <ReadMore
        half="pattern"
        texts={[
          [...view.words.features, view.words.decided].join(words.betweenSentences),
          ...view.described.patterns,
        ]}
        unscripted={figuresWith(<FaceMap view={view} isOwn={isOwn} isDrawn={false} />)}
      >
        {figuresWith(<FaceMap view={view} isOwn={isOwn} isDrawn />)}
      </ReadMore>
      <Makeup
        heading={view.gender === 'MEN' ? words.grooming : words.makeup}
        url={site.cosmetics.pattern[faceType]}
        name={pattern.name}
        makeup={patternMakeup(view, isBald)}
      />
    </ResultSection>
  )
}

interface FaceMapProps extends PatternSectionProps {
  /** Draws the faces inline, which adds 300 kB to a server-rendered page; otherwise they are images. */
  readonly isDrawn: boolean
}

const imageOf = (gender: Gender) => (type: FaceType, season?: Season) =>
  node('image', { href: illustrations.pattern(type, gender, season) })

/** All patterns of the gender, with the visitor's position. */
const FaceMap = ({ view, isOwn, isDrawn }: FaceMapProps) => {
  const { gender, faceType, season, place } = view
  const { content, you, owner } = useTexts(resultTexts)
  return (
    <Drawing
      node={faceMapChart(content, {
        gender,
        own: faceType,
        visitor: place,
        you: isOwn ? you : owner,
        season,
        ...(isDrawn ? {} : { pictureOf: imageOf(gender) }),
      })}
      title={content.pictures.faceMap({ place: placeOf(place), type: faceType })}
    />
  )
}

/** The rows with a level close to another face pattern, one sentence per row; empty without such rows. */
const CloseRows = ({ sentences }: { readonly sentences: ReadonlyArray<string> }) => {
  const { heading, lead } = useTexts(resultTexts).content.alternatives
  if (sentences.length === 0) return null
  return (
    <div className={styles['closeRows']}>
      <h4 className={styles['closeHeading']}>{heading}</h4>
      <p className={styles['closeLead']}>{lead}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

/** The personal colour: description, composition, palette, style, and make-up for women. */
export function ColourSection({ view }: { readonly view: ResultView }) {
  const words = useTexts(resultTexts)
  const { content } = words
  const { season, colour, composition } = view
  const figures = (
    <>
      <Keywords words={content.seasonKeywords[season]} />
      <Figure heading={words.composition}>
        <p className={styles['lead']}>{content.certainty.composition}</p>
        <Drawing
          node={compositionChart(composition, content.shortNames)}
          title={content.pictures.composition(composition)}
        />
      </Figure>
      <Figure heading={words.palette}>
        <Swatches
          colours={palettes[season]}
          names={content.swatches}
          label={content.pictures.palette(season)}
        />
      </Figure>
      <ColoursSeen view={view} />
      <StyleAdvice view={view} half="colour" />
    </>
  )
  return (
    <ResultSection kind={words.personalColour} names={view.names.seasons}>
      <SeasonsWorn view={view} />
      <ReadMore half="colour" texts={view.described.seasons} unscripted={figures}>
        {figures}
      </ReadMore>
      {view.showsColourMakeup && (
        <Makeup heading={words.makeup} url={site.cosmetics.season[season]} {...colour} />
      )}
    </ResultSection>
  )
}

const loadOnPhoto = () => import('../try-on/on-photo.js')
const nothing = { default: () => null }
const SeasonRow = lazy(() =>
  loadOnPhoto().then(
    ({ SeasonRow: loaded }) => ({ default: loaded }),
    () => nothing,
  ),
)
const OwnColours = lazy(() =>
  loadOnPhoto().then(
    ({ OwnColours: loaded }) => ({ default: loaded }),
    () => nothing,
  ),
)

/** The four seasons on the visitor's own face, right after its analysis. */
function SeasonsWorn({ view }: { readonly view: ResultView }) {
  const photo = useKeptPhoto(view.code)
  return photo === null ? null : (
    <Suspense fallback={<div className={worn['seasons']} />}>
      <SeasonRow view={view} photo={photo} />
    </Suspense>
  )
}

/** The visitor's own colours, right after the analysis. */
function ColoursSeen({ view }: { readonly view: ResultView }) {
  const photo = useKeptPhoto(view.code)
  return photo?.features === undefined ? null : (
    <Suspense>
      <OwnColours {...{ view, photo }} />
    </Suspense>
  )
}
