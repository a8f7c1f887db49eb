import { placeOf } from '@kaoiro/core/chart/face-map'
import { comparisonMapChart } from '@kaoiro/core/drawing/charts/comparison-map'
import { Drawing } from '../../components/drawing.js'
import { useCompareTexts } from '../texts/use-compare-texts.js'
import type { CompareView } from '../view/compare-view.js'
import type { SideView } from '../view/side-view.js'

/** Both places on one map. */
export const ComparedMap = ({ view: { a, b } }: { readonly view: CompareView }) => {
  const { content, mapPicture } = useCompareTexts()
  const inWords = ({ place, faceType }: SideView): string =>
    content.pictures.faceMap({ place: placeOf(place), type: faceType })
  return (
    <Drawing node={comparisonMapChart(content, a, b)} title={mapPicture(inWords(a), inWords(b))} />
  )
}
