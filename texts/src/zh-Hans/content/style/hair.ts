import type { StyleTexts } from '../../../content/style-texts.js'

export const hair: StyleTexts['hair'] = {
  spring: '蜂蜜棕、焦糖驼等明亮通透的暖棕色最衬您的肤色。若保留原生发色，养出光泽会更显轻盈。',
  summer: '亚麻灰棕、玫瑰棕等不带黄调的柔和发色最衬您的肤色。亮度控制在中等，更显协调。',
  autumn: '摩卡棕、红铜棕等温暖的深棕色最衬您的肤色。做出细腻的深浅变化，更添层次。',
  winter: '自然黑、蓝黑、深灰棕等深邃澄净的发色最衬您的肤色。与其染色，不如养出光泽，更加夺目。',
}
