import { palettes } from '@kaoiro/core/palette'
import { compositionChart } from '@kaoiro/drawing/charts'
import type { ResultView } from '../view/result-view.js'
import { site } from '../../site/site.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import { useEntryFlag } from './use-entry-flag.js'
import { Drawing } from '../../components/pictures/drawing.js'
import { Swatches } from '../figures/swatches.js'
import { Makeup } from './makeup.js'
import { ReadMore } from './read-more.js'
import { Figure, ResultSection } from './result-section.js'

/** The personal colour: description, composition, palette, and make-up for women. */
export const ColourSection = ({ view }: { readonly view: ResultView }) => {
  const words = useResultTexts()
  const { content } = words
  const { season, colour, composition } = view
  const [expanded, expand] = useEntryFlag('colour')
  const figures = (
    <>
      <Figure heading={words.composition}>
        <Drawing
          node={compositionChart(composition, content.shortNames)}
          title={content.pictures.composition(composition)}
        />
      </Figure>
      <Figure heading={words.palette}>
        <Swatches colours={palettes[season]} label={content.pictures.palette(season)} />
      </Figure>
    </>
  )
  return (
    <ResultSection
      kind={words.personalColour}
      names={view.seasonNames}
      keywords={content.seasonKeywords[season]}
    >
      <ReadMore
        text={colour.description}
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
