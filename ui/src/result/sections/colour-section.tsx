import { palettes } from '@kaoiro/core/palette'
import { compositionChart } from '@kaoiro/drawing/charts'
import type { ResultView } from '../view/result-view.js'
import { site } from '../../site/site.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { useEntryFlag } from './use-entry-flag.js'
import { Drawing } from '../../components/pictures/drawing.js'
import { Swatches } from '../figures/swatches.js'
import { StyleAdvice } from './style-advice.js'
import { ColoursSeen, SeasonsWorn } from '../try-on/seasons-worn.js'
import { Makeup } from './makeup.js'
import { ReadMore } from './read-more.js'
import { Figure, Keywords, ResultSection } from './result-section.js'
import styles from './result-section.module.css'

/** What depends on the season. */
const topics = ['colours', 'apart', 'metal', 'hair'] as const

/** The personal colour: description, composition, palette, style, and make-up for women. */
export const ColourSection = ({ view }: { readonly view: ResultView }) => {
  const words = useTexts(resultTexts)
  const { content } = words
  const { season, colour, composition } = view
  const [expanded, expand] = useEntryFlag('colour')
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
        <Swatches colours={palettes[season]} label={content.pictures.palette(season)} />
      </Figure>
      <ColoursSeen view={view} />
      <StyleAdvice view={view} topics={topics} />
    </>
  )
  return (
    <ResultSection kind={words.personalColour} names={view.names.seasons}>
      <SeasonsWorn view={view} />
      <ReadMore
        texts={view.described.seasons}
        expanded={expanded}
        onExpand={expand}
        unscripted={figures}
      >
        {figures}
      </ReadMore>
      {view.showsColourMakeup && (
        <Makeup heading={words.makeup} url={site.cosmetics.season[season]} {...colour} />
      )}
    </ResultSection>
  )
}
