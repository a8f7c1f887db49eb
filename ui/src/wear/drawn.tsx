import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { Worn } from '@kaoiro/screens/wear'
import { FaceDrawing } from '../components/pictures/face-drawing.js'

export interface WornProps {
  readonly diagnosis: Diagnosis
  readonly worn: Worn
}

const drawnAs = { lips: 'lip', cheeks: 'cheek' } as const

/** The drawn face with the colour. */
export const Drawn = ({ diagnosis, worn: { cloth, makeUp } }: WornProps) => (
  <FaceDrawing
    diagnosis={diagnosis}
    worn={{ cloth, ...(makeUp === null ? {} : { [drawnAs[makeUp.area]]: makeUp.colour }) }}
  />
)
