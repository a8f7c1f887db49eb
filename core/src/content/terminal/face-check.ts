/** A ninth of a photo. */
export type PlaceName =
  | 'top-left'
  | 'top'
  | 'top-right'
  | 'left'
  | 'middle'
  | 'right'
  | 'bottom-left'
  | 'bottom'
  | 'bottom-right'

/** Texts of `check --faces`. */
export interface FaceCheckTexts {
  readonly face: string
  readonly noFace: string
  readonly faceAt: (percentOfWidth: string, place: string) => string
  readonly otherFaces: string
  readonly places: Readonly<Record<PlaceName, string>>
  readonly turn: string
  readonly straight: string
  /** As the picture is seen, in whole degrees. */
  readonly turned: Readonly<
    Record<
      'left' | 'right' | 'up' | 'down' | 'clockwise' | 'anticlockwise',
      (degrees: number) => string
    >
  >
  readonly expression: string
  readonly neutral: string
  readonly smile: string
  readonly openMouth: string
  readonly eyesClosed: string
  readonly comma: string
  readonly closedEyes: { readonly name: string; readonly advice: string }
  readonly remark: (name: string, advice: string) => string
  /** After the reason for which the service would not analyse the photo. */
  readonly refused: (reason: string) => string
  readonly facesNotChecked: (detail: string) => string
}
