import { compositionChart } from '@kaoiro/drawing/charts'
import { Drawing } from '../../components/pictures/drawing.js'
import { useCompareTexts } from '../../language/use-compare-texts.js'
import type { CompareView } from '../view/compare-view.js'
import styles from './compare-sections.module.css'
import { SideBadge } from './side-badge.js'

/** Both compositions, one above the other. */
export const ComparedComposition = ({ view: { a, b } }: { readonly view: CompareView }) => {
  const { content, compositionOf } = useCompareTexts()
  const { composition: inWords } = content.pictures
  return (
    <div className={styles['compositions']}>
      <SideBadge side="a" />
      <Drawing
        node={compositionChart(a.composition, content.shortNames)}
        title={compositionOf('A', inWords(a.composition))}
      />
      <SideBadge side="b" />
      <Drawing
        node={compositionChart(b.composition, content.shortNames)}
        title={compositionOf('B', inWords(b.composition))}
      />
    </div>
  )
}
