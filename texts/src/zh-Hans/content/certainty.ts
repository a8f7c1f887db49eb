import type { CertaintyTexts, DoubtTexts } from '../../content/certainty-texts.js'

export const certainty: CertaintyTexts = {
  heading: '结果的稳定程度',
  meaning: '换一张照片仍得到相同结果的可能性（估算）。',
  shares: '重拍后结果不变的概率',
  both: '两项均不变',
  likelihoods: {
    'very-likely': '即使重拍，结果也几乎不会改变。',
    likely: '即使重拍，结果也大多不会改变。',
    uncertain: '结果可能会因照片的拍摄条件而改变。',
    'very-uncertain': '结果容易受拍摄条件影响。再拍一张，会更加可靠。',
  },
  near: (name, share) =>
    `换一张照片，也可能是“${name}”${share === undefined ? '' : `（${share}）`}。`,
  measuredAgainst: {
    sheet: '已参照白纸测量颜色。',
    card: '已参照测光卡测量颜色。',
  },
  advice: '让结果更可靠',
  reference: {
    name: '光线的判断',
    advice: '请将白纸或测光卡举在脸旁，一同拍摄。',
  },
  doubts: {
    smile: { name: '笑容', advice: '请收起笑容，双唇轻合后拍摄。' },
    'open-mouth': { name: '嘴部张开', advice: '请放松面部，双唇轻合后拍摄。' },
    turned: { name: '脸部角度', advice: '请将镜头与双眼齐平，面部正对镜头拍摄。' },
    'side-light': { name: '单侧光线', advice: '请面向窗户或灯光，让左右脸颊亮度一致。' },
    'coloured-light': { name: '光线的颜色', advice: '请在自然光或白光下拍摄。' },
    'shaded-eye': { name: '眼部阴影', advice: '请避开头发等投下的阴影，让双眼均匀受光。' },
    guide: { name: '发际线的位置', advice: '拍摄后，请让横线贴合发际线。' },
    'hidden-hair': { name: '头发未入镜', advice: '拍摄时，请让头发也进入画面。' },
    glasses: { name: '眼镜', advice: '请摘下眼镜拍摄，镜框容易与眉眼的形状混淆。' },
    'low-detail': {
      name: '照片的清晰度',
      advice: '请擦净镜头，靠近一些、拿稳手机再拍，或选择原图。',
    },
  },
}

/** Texts for closed eyes, which the check of a photo reports, but no analysis. */
export const closedEyes: DoubtTexts = { name: '闭眼', advice: '请睁开双眼拍摄。' }
