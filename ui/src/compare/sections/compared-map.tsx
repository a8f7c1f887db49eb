import { placeOf } from '@kaoiro/core/chart'
import { comparisonMapChart } from '@kaoiro/drawing/charts'
import { node } from '@kaoiro/drawing/pen'
import type { FaceType, Gender } from '@kaoiro/core/diagnosis'
import { Drawing } from '../../components/pictures/drawing.js'
import { illustrations } from '../../components/pictures/illustration.js'
import { useCompareTexts } from '../../language/use-compare-texts.js'
import type { CompareView } from '../view/compare-view.js'
import type { SideView } from '../view/side-view.js'

/** Faces are image files, because inline they would be most of the server-rendered page. */
const imageOf = (type: FaceType, gender: Gender) =>
  node('image', { href: illustrations.pattern(type, gender) })

/** Both positions on one map. */
export const ComparedMap = ({ view: { a, b } }: { readonly view: CompareView }) => {
  const { content, mapPicture } = useCompareTexts()
  const inWords = ({ place, faceType }: SideView): string =>
    content.pictures.faceMap({ place: placeOf(place), type: faceType })
  return (
    <Drawing
      node={comparisonMapChart(content, a, b, imageOf)}
      title={mapPicture(inWords(a), inWords(b))}
    />
  )
}
