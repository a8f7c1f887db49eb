import type { SampleTexts } from '../../ja/screens/samples.js'

export const samples: SampleTexts = {
  heading: '檢測結果範例',
  names: {
    MEN: { pattern: '簡約型', colour: '冷調冬季型' },
    WOMEN: { pattern: '雅緻型', colour: '暖調春季型' },
  },
}
