import { placeOf } from '@kaoiro/core/chart/face-map'
import { faceMapChart } from '@kaoiro/core/drawing/charts/face-map-chart'
import { Drawing } from '../../components/drawing.js'
import { useResultTexts } from '../texts/use-result-texts.js'
import type { ResultView } from '../view/result-view.js'

/** All patterns of the visitor's gender, and the visitor among them. */
export const FaceMap = ({ view: { gender, faceType, place } }: { readonly view: ResultView }) => {
  const { content, you } = useResultTexts()
  return (
    <Drawing
      node={faceMapChart(content, { gender, own: faceType, visitor: place, you })}
      title={content.pictures.faceMap({ place: placeOf(place), type: faceType })}
    />
  )
}
