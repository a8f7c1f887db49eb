import type { SampleTexts } from '../../ja/screens/samples.js'

export const samples: SampleTexts = {
  heading: '진단 결과 예시',
  names: {
    MEN: { pattern: '심플', colour: '겨울 쿨톤' },
    WOMEN: { pattern: '시크', colour: '봄 웜톤' },
  },
}
