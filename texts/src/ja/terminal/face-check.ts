import { closedEyes } from '../content/certainty.js'

/** Texts of `check --faces`. */
export const texts = {
  face: '顔',
  noFace: '見つかりませんでした',
  faceAt: (percentOfWidth: string, place: string) => `横幅の${percentOfWidth}、${place}`,
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
  /** Directions in the picture, in whole degrees. */
  turned: {
    left: (degrees: number) => `左へ${degrees}°`,
    right: (degrees: number) => `右へ${degrees}°`,
    up: (degrees: number) => `上へ${degrees}°`,
    down: (degrees: number) => `下へ${degrees}°`,
    clockwise: (degrees: number) => `時計回りに${degrees}°`,
    anticlockwise: (degrees: number) => `反時計回りに${degrees}°`,
  },
  expression: '表情',
  neutral: '自然な表情、目は開いています',
  smile: '笑顔',
  openMouth: '口が開いています',
  eyesClosed: '目が閉じています',
  comma: '、',
  closedEyes,
  remark: (name: string, advice: string) => `${name}: ${advice}`,
  /** With the reason why the service would not analyse the photo. */
  refused: (reason: string) => `サービスでは分析できません。${reason}`,
  facesNotChecked: (detail: string) => `顔を確認できませんでした: ${detail}`,
}

export type FaceCheckTexts = typeof texts

/** One of the nine equal parts of a photo, in three rows. */
export type PlaceName = keyof FaceCheckTexts['places']
