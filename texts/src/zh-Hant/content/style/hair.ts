import type { StyleTexts } from '../../../content/style-texts.js'

export const hair: StyleTexts['hair'] = {
  spring: '適合蜂蜜棕、駝棕等明亮透光的暖棕色。若保留天然髮色，養出光澤，更顯輕盈。',
  summer: '適合灰棕、玫瑰棕等抑制黃調的柔和髮色。明度保持中等，與膚色最為相襯。',
  autumn: '適合摩卡棕、紅銅棕等帶暖意的深棕色。做出細緻的深淺層次，更有立體感。',
  winter: '適合黑髮、藍黑、深灰棕等深邃清透的髮色。與其添加色彩，不如養出光澤，更加亮眼。',
}
