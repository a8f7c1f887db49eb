import type { SampleTexts } from '../../ja/screens/samples.js'

export const samples: SampleTexts = {
  heading: '测试结果示例',
  names: {
    MEN: { pattern: '简约型', colour: '冷调冬季型' },
    WOMEN: { pattern: '雅致型', colour: '暖调春季型' },
  },
}
