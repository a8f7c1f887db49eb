import type { StyleTexts } from '../../../content/style-texts.js'

export const metals: StyleTexts['metals'] = {
  spring:
    '明るいゴールドが、肌にやさしくなじみます。つやがあり、軽やかに見える細めのものをお選びください。',
  summer:
    'シルバーやプラチナが、肌に静かになじみます。白く澄んだ、やわらかな輝きのものをお選びください。',
  autumn:
    'つやを抑えたゴールドやブロンズが、肌に自然になじみます。槌目や艶消しなど、深みのある表情のものをお選びください。',
  winter: '輝きの強いシルバーが、肌を引き立てます。鏡のように磨き上げたものをお選びください。',
}
