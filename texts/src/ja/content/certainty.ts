import type { CertaintyTexts, DoubtTexts } from '../../content/certainty-texts.js'

export const certainty: CertaintyTexts = {
  heading: '診断の確かさ',
  meaning: '別の写真でも同じ結果になるかどうかの目安です。',
  shares: '撮り直しても同じ結果になる確率（目安）',
  both: '両方とも',
  likelihoods: {
    'very-likely': '撮り直しても、まず変わらない結果です。',
    likely: '撮り直しても、変わらないことが多い結果です。',
    uncertain: '写真の条件によっては、変わることもある結果です。',
    'very-uncertain':
      '写真の条件で変わることがあります。もう1枚お撮りいただくと、より確かになります。',
  },
  near: (name, share) =>
    `写真によっては「${name}」になることもあります${share === undefined ? '' : `（${share}）`}。`,
  measuredAgainst: {
    sheet: 'お手元の白い紙を基準に、色を測定しました。',
    card: 'ライトカードを基準に、色を測定しました。',
  },
  advice: 'より確かな結果のために',
  reference: {
    name: '光の見きわめ',
    advice: '白い紙かライトカードをお顔の横に添え、同じ光の中で撮影してください。',
  },
  doubts: {
    smile: { name: '笑顔', advice: '笑顔を控え、口を軽く閉じて撮影してください。' },
    'open-mouth': { name: '口の開き', advice: '力を抜き、口を軽く閉じて撮影してください。' },
    turned: {
      name: '顔の向きや傾き',
      advice: 'カメラを目の高さに合わせ、顔をまっすぐに向けて撮影してください。',
    },
    'side-light': {
      name: '片側からの光',
      advice: '窓や照明のほうを向き、左右の頬が同じ明るさになるように撮影してください。',
    },
    'coloured-light': { name: '光の色', advice: '自然光か白い光のもとで撮影してください。' },
    'shaded-eye': {
      name: '目元の影',
      advice: '髪などの影を避け、両方の目に光が当たるようにしてください。',
    },
    guide: { name: '生え際の線', advice: '撮影後、線を生え際にぴったりと合わせてください。' },
    'hidden-hair': { name: '髪の写り方', advice: '髪も画面に入るように撮影してください。' },
    glasses: {
      name: '眼鏡',
      advice: '眼鏡を外して撮影してください。フレームが眉や目と紛れることがあります。',
    },
    'low-detail': {
      name: '写真の鮮明さ',
      advice: 'レンズを拭き、近くで動かさずに撮影するか、元の写真をお選びください。',
    },
  },
}

/** Texts for closed eyes, which the check of a photo reports, but no analysis. */
export const closedEyes: DoubtTexts = { name: '閉じた目', advice: '両目を開けて撮影してください。' }
