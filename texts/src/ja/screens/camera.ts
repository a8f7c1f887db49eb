import type { CameraFailure, FrameHint } from '@kaoiro/core/photo'

const hints: Readonly<Record<FrameHint, string>> = {
  'too-dark': 'もう少し明るい場所へお移りください。',
  'too-bright': '光が強すぎます。直射光をお避けください。',
  'no-face': '枠の中にお顔をお収めください。',
  'side-light': '光が片側から当たっています。光のほうをお向きください。',
  'coloured-light': '照明の色が映っています。自然光か白い光のもとでお撮りください。',
  straight: 'お顔をまっすぐ正面へお向けください。',
  closer: 'もう少し近づいてください。',
  farther: 'もう少し離れてください。',
  'off-centre': 'お顔を枠の中央に合わせてください。',
  still: 'そのままお待ちください。',
  good: 'きれいに映っています。',
}

const failures: Readonly<Record<CameraFailure, string>> = {
  refused: 'このページでのカメラの使用が許可されていません。',
  missing: '使用できるカメラが見つかりませんでした。',
  busy: 'カメラは、ほかのアプリで使用中のようです。',
  late: 'カメラの映像が届きませんでした。',
  unsupported: 'このブラウザーでは、カメラの映像を表示できません。',
}

/** Texts of the camera in the page. */
export const camera = {
  title: 'お顔の撮影',
  close: 'カメラを閉じる',
  hairline: '生え際',
  fill: '枠にお顔を合わせて、シャッターを押してください。',
  hints,
  /** Together with the hint `good`. */
  goodAuto: 'そのままお待ちください。自動で撮影します。',
  goodTap: 'きれいに映っています。シャッターを押してください。',
  shutter: 'シャッターを押す',
  taken: '撮影しました。',
  auto: '自動撮影',
  on: 'オン',
  off: 'オフ',
  turn: '前後のカメラを切り替える',
  opening: 'カメラを準備しています。使用の許可を求められましたら「許可」をお選びください。',
  failures,
  goOn: 'お使いの端末のカメラでも撮影できます。',
  native: 'カメラアプリで撮影する',
  notLoaded:
    'カメラの画面を表示できませんでした。もう一度「撮影する」を押すと、端末のカメラが開きます。',
}

export type CameraTexts = typeof camera
