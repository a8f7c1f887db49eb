import { compositionChart } from '@kaoiro/core/drawing/charts/composition-chart'
import type { ResultView } from '../view/result-view.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import { useEntryFlag } from './use-entry-flag.js'
import styles from './result-section.module.css'
import { Drawing } from '../../components/pictures/drawing.js'
import { Makeup } from './makeup.js'
import { Palette } from '../figures/palette.js'
import { ReadMore } from './read-more.js'
import { Figure, ResultSection } from './result-section.js'

export const ColourSection = ({ view }: { readonly view: ResultView }) => {
  const words = useResultTexts()
  const { content } = words
  const { season, colour, composition, alternatives } = view
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
        <Palette season={season} />
      </Figure>
    </>
  )
  return (
    <ResultSection
      kind={words.personalColour}
      name={colour.name}
      keywords={content.seasonKeywords[season]}
    >
      {alternatives.season !== null && (
        <p className={styles['nearSeason']}>{alternatives.season}</p>
      )}
      <ReadMore
        text={colour.description}
        expanded={expanded}
        onExpand={expand}
        unscripted={figures}
      >
        {figures}
      </ReadMore>
      {view.showsColourMakeup && (
        <Makeup makeup={colour.makeup} name={colour.name} href={colour.url} />
      )}
    </ResultSection>
  )
}
