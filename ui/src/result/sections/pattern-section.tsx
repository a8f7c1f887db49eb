import type { ReactNode } from 'react'
import { careCategories } from '@kaoiro/core/products'
import { useSeenColours } from '../try-on/seen-colours.js'
import type { ResultView } from '../view/result-view.js'
import { site } from '../../site/site.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { useEntryFlag } from './use-entry-flag.js'
import { FaceChart } from '../figures/face-chart.js'
import { FaceMap } from '../figures/face-map.js'
import { StyleAdvice } from './style-advice.js'
import { Makeup } from './makeup.js'
import { ReadMore } from './read-more.js'
import { Figure, Keywords, ResultSection } from './result-section.js'
import styles from './result-section.module.css'

/** The face pattern: features, description, map, chart with the rows close to another pattern, style, and make-up or grooming. */
export const PatternSection = ({ view }: { readonly view: ResultView }) => {
  const words = useTexts(resultTexts)
  const { faceType, pattern } = view
  const isBald = useSeenColours(view.code)?.isBald ?? false
  const [expanded, expand] = useEntryFlag('pattern')
  const figuresWith = (map: ReactNode) => (
    <>
      <Keywords words={words.content.typeKeywords[faceType]} />
      <Figure heading={words.map}>{map}</Figure>
      <Figure heading={words.chart}>
        <FaceChart rows={view.chart} />
        <CloseRows sentences={view.words.between} />
      </Figure>
      <StyleAdvice view={view} topics={topics} />
    </>
  )
  return (
    <ResultSection kind={words.facePattern} names={view.names.patterns}>
      <ReadMore
        texts={[
          [...view.words.features, view.words.decided].join(words.betweenSentences),
          ...view.described.patterns,
        ]}
        expanded={expanded}
        onExpand={expand}
        unscripted={figuresWith(<FaceMap view={view} isDrawn={false} />)}
      >
        {figuresWith(<FaceMap view={view} />)}
      </ReadMore>
      <Makeup
        heading={view.gender === 'MEN' ? words.grooming : words.makeup}
        url={site.cosmetics.pattern[faceType]}
        name={pattern.name}
        makeup={view.gender === 'MEN' && isBald ? withoutHair(pattern.makeup) : pattern.makeup}
      />
    </ResultSection>
  )
}

/** Grooming without the point on hair: its points are in the order of the products. */
const withoutHair = ({ points, ...rest }: ResultView['pattern']['makeup']) => ({
  ...rest,
  points: points.filter((_, at) => careCategories[at] !== 'hair'),
})

/** What depends on the face's shape. */
const topics = ['shape', 'neckline', 'glasses'] as const

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
