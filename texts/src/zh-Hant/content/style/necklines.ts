import type { NecklineTexts } from '../../../content/style-texts.js'

export const necklines: NecklineTexts = {
  byFaceLine: {
    WOMEN: {
      sharp: '配合俐落的臉部輪廓，選擇V領、襯衫領等帶稜角的領口，更顯幹練。',
      standard: '俐落與圓潤均衡的臉部輪廓，V領或圓領都好看。',
      round: '配合圓潤的臉部輪廓，選擇圓領、船型領等線條和緩的領口，更顯柔美。',
    },
    MEN: {
      sharp: '配合俐落的臉部輪廓，選擇V領或尖領襯衫，更顯幹練。',
      standard: '俐落與圓潤均衡的臉部輪廓，V領或圓領都好看。',
      round: '配合圓潤的臉部輪廓，選擇圓領或立領襯衫，更顯溫和。',
    },
  },
  byPosition: {
    low: '五官位置偏低，領口宜淺，衣領宜小，比例更協調。',
    high: '五官位置偏高，領口與衣領稍大一些，比例更協調。',
  },
}
