import { placeOf } from '@kaoiro/core/chart/face-map'
import { faceMapChart } from '@kaoiro/drawing/charts/face-map-chart'
import { node } from '@kaoiro/drawing/pen/svg'
import type { FaceType } from '@kaoiro/core/diagnosis/face-type'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { Season } from '@kaoiro/core/diagnosis/season'
import { Drawing } from '../../components/pictures/drawing.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import { illustrations } from '../../components/pictures/illustration.js'
import type { ResultView } from '../view/result-view.js'

interface FaceMapProps {
  readonly view: ResultView
  /**
   * Draws the faces inline, which adds 300 kB to a server-rendered page; otherwise they are
   * images.
   */
  readonly isDrawn?: boolean
}

const imageOf = (gender: Gender) => (type: FaceType, season?: Season) =>
  node('image', { href: illustrations.pattern(type, gender, season) })

/** All patterns of the gender, with the visitor's position. */
export const FaceMap = ({
  view: { gender, faceType, season, place },
  isDrawn = true,
}: FaceMapProps) => {
  const { content, you } = useResultTexts()
  return (
    <Drawing
      node={faceMapChart(content, {
        gender,
        own: faceType,
        visitor: place,
        you,
        season,
        ...(isDrawn ? {} : { pictureOf: imageOf(gender) }),
      })}
      title={content.pictures.faceMap({ place: placeOf(place), type: faceType })}
    />
  )
}
