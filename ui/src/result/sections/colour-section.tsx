import { palettes } from '@kaoiro/core/palette'
import { compositionChart } from '@kaoiro/drawing/charts'
import type { ResultView } from '@kaoiro/screens/result'
import { Drawing } from '../../components/pictures/drawing.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { site } from '../../site/site.js'
import { Swatches } from '../figures/figures.js'
import { ColoursSeen, SeasonsWorn } from '../try-on/seasons-worn.js'
import { Makeup, StyleAdvice } from './advice.js'
import { Figure, Keywords, ReadMore, ResultSection } from './result-section.js'
import styles from './result-section.module.css'

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
        <Swatches colours={palettes[season]} label={content.pictures.palette(season)} />
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
