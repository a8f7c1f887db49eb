import type { Language } from '@kaoiro/core/locales/language'

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

/** What `--faces` adds to the words of a check. */
export interface FaceWords {
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

const en: FaceWords = {
  face: 'Face',
  noFace: 'none found',
  faceAt: (percentOfWidth, place) => `${percentOfWidth} of the width, ${place}`,
  otherFaces: 'Other faces',
  places: {
    'top-left': 'top left',
    top: 'at the top',
    'top-right': 'top right',
    left: 'on the left',
    middle: 'in the middle',
    right: 'on the right',
    'bottom-left': 'bottom left',
    bottom: 'at the bottom',
    'bottom-right': 'bottom right',
  },
  turn: 'Turn',
  straight: 'straight ahead',
  turned: {
    left: (degrees) => `${degrees}° left`,
    right: (degrees) => `${degrees}° right`,
    up: (degrees) => `${degrees}° up`,
    down: (degrees) => `${degrees}° down`,
    clockwise: (degrees) => `tilted ${degrees}° clockwise`,
    anticlockwise: (degrees) => `tilted ${degrees}° anticlockwise`,
  },
  expression: 'Expression',
  neutral: 'neutral, eyes open',
  smile: 'smiling',
  openMouth: 'mouth open',
  eyesClosed: 'eyes closed',
  comma: ', ',
  closedEyes: { name: 'Closed eyes', advice: 'Keep both eyes open.' },
  remark: (name, advice) => `${name}: ${advice}`,
  refused: (reason) => `The service would refuse it. ${reason}`,
  facesNotChecked: (detail) => `its faces could not be checked: ${detail}`,
}

const ja: FaceWords = {
  face: '顔',
  noFace: '見つかりませんでした',
  faceAt: (percentOfWidth, place) => `横幅の${percentOfWidth}、${place}`,
  otherFaces: 'ほかの顔',
  places: {
    'top-left': '左上',
    top: '上',
    'top-right': '右上',
    left: '左',
    middle: '中央',
    right: '右',
    'bottom-left': '左下',
    bottom: '下',
    'bottom-right': '右下',
  },
  turn: '顔の向き',
  straight: '正面',
  turned: {
    left: (degrees) => `左へ${degrees}°`,
    right: (degrees) => `右へ${degrees}°`,
    up: (degrees) => `上へ${degrees}°`,
    down: (degrees) => `下へ${degrees}°`,
    clockwise: (degrees) => `時計回りに${degrees}°`,
    anticlockwise: (degrees) => `反時計回りに${degrees}°`,
  },
  expression: '表情',
  neutral: '自然な表情、目は開いています',
  smile: '笑顔',
  openMouth: '口が開いています',
  eyesClosed: '目が閉じています',
  comma: '、',
  closedEyes: { name: '閉じた目', advice: '両目を開けて撮影してください。' },
  remark: (name, advice) => `${name}: ${advice}`,
  refused: (reason) => `サービスでは分析できません。${reason}`,
  facesNotChecked: (detail) => `顔を確認できませんでした: ${detail}`,
}

export const faceWords: Readonly<Record<Language, FaceWords>> = { en, ja }
