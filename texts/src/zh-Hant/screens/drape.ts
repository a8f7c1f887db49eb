import type { DrapeTexts } from '../../ja/screens/drape.js'

export const drape: DrapeTexts = {
  heading: '在您的臉旁試色',
  lead: '在您的照片上，對照適合與宜避開的顏色。',
  open: '開始試色',
  privacy: '此圖片僅在您的裝置中製作，不會外傳。關閉分頁後即消失。',
  wear: '適合的顏色',
  avoid: '宜避開的顏色',
  sides: '試用的顏色',
  previous: '上一色',
  next: '下一色',
  one: (colour) => `披上「${colour}」布料的臉部照片`,
  both: (wear, avoid) => `左側披上「${wear}」、右側披上「${avoid}」布料的臉部照片`,
  compare: '左右對照',
  divider: '適合的顏色與宜避開的顏色的分界',
  share: (percent) => `適合的顏色占${percent}%`,
  save: '儲存圖片',
  close: '關閉',
}
