import { placeOf } from '@kaoiro/core/chart'
import { faceMapChart } from '@kaoiro/drawing/charts'
import { node } from '@kaoiro/drawing/pen'
import type { FaceType, Gender, Season } from '@kaoiro/core/diagnosis'
import { Drawing } from '../../components/pictures/drawing.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
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
  const { content, you } = useTexts(resultTexts)
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
