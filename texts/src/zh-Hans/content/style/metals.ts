import type { StyleTexts } from '../../../content/style-texts.js'

export const metals: StyleTexts['metals'] = {
  spring: '明亮的金色与肤色温柔相融。请选择有光泽、纤细轻盈的款式。',
  summer: '银饰与铂金，和肤色静静相融。请选择洁白澄净、光泽柔和的款式。',
  autumn: '哑光金与古铜，和肤色自然相融。请选择锤纹、磨砂等富有肌理的款式。',
  winter: '光泽强烈的银色能衬亮肤色。请选择如镜面般抛光的款式。',
}
