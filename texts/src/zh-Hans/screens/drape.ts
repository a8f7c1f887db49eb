import type { DrapeTexts } from '../../ja/screens/drape.js'

export const drape: DrapeTexts = {
  heading: '上脸试色',
  lead: '在您的照片上，对比适合色与慎用色。',
  open: '开始试色',
  privacy: '图片仅在您的设备上生成，不会上传，关闭标签页即消失。',
  wear: '适合色',
  avoid: '慎用色',
  sides: '试用的颜色',
  previous: '上一个颜色',
  next: '下一个颜色',
  one: (colour) => `脸旁配“${colour}”布料的照片`,
  both: (wear, avoid) => `脸部左侧配“${wear}”布料、右侧配“${avoid}”布料的照片`,
  compare: '左右对比',
  divider: '适合色与慎用色的分界',
  share: (percent) => `适合色占${percent}%`,
  save: '保存图片',
  close: '关闭',
}
