import type { CertaintyTexts, DoubtTexts } from '../../content/certainty-texts.js'

export const certainty: CertaintyTexts = {
  heading: '結果可信度',
  meaning: '換一張照片仍得到相同結果的可能性（估算）。',
  shares: '重拍後結果不變的機率',
  both: '兩者皆同',
  likelihoods: {
    'very-likely': '即使重拍，結果也幾乎不會改變。',
    likely: '即使重拍，結果通常也不會改變。',
    uncertain: '拍攝條件不同，結果可能有所改變。',
    'very-uncertain': '拍攝條件不同，結果可能改變。再拍一張，結果會更可靠。',
  },
  near: (name, share) =>
    `換一張照片，也可能是「${name}」${share === undefined ? '' : `（${share}）`}。`,
  measuredAgainst: {
    sheet: '已用您手邊的白紙為基準測量色彩。',
    card: '已用校色卡為基準測量色彩。',
  },
  advice: '讓結果更可靠',
  reference: {
    name: '光線判斷',
    advice: '請將白紙或校色卡舉在臉旁一同拍攝。',
  },
  doubts: {
    smile: { name: '笑容', advice: '請收起笑容，輕閉雙唇拍攝。' },
    'open-mouth': { name: '嘴巴張開', advice: '請放鬆臉部，輕閉雙唇拍攝。' },
    turned: {
      name: '臉部角度',
      advice: '請將鏡頭調到眼睛的高度，臉部朝向正前方拍攝。',
    },
    'side-light': {
      name: '單側光線',
      advice: '請面向窗戶或燈光，讓左右臉頰亮度一致。',
    },
    'coloured-light': { name: '光線顏色', advice: '請在自然光或白光下拍攝。' },
    'shaded-eye': {
      name: '眼周陰影',
      advice: '請避開頭髮等造成的陰影，讓雙眼均勻受光。',
    },
    guide: { name: '髮際線位置', advice: '拍攝後，請將線條對準髮際線。' },
    'hidden-hair': { name: '頭髮未入鏡', advice: '拍攝時請讓頭髮一起入鏡。' },
    glasses: {
      name: '眼鏡',
      advice: '請摘下眼鏡拍攝，鏡框容易影響眉眼的判讀。',
    },
    'low-detail': {
      name: '照片清晰度',
      advice: '請擦拭鏡頭，靠近並保持穩定後拍攝，或選擇原始照片。',
    },
  },
}

/** Texts for closed eyes, which the check of a photo reports, but no analysis. */
export const closedEyes: DoubtTexts = { name: '閉眼', advice: '請睜開雙眼拍攝。' }
