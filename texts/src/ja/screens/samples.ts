/** Texts of the sample results on the first screen. The names are those of the results (core/src/flow/sample-results). */
export const samples = {
  heading: '診断結果の例',
  names: {
    MEN: { pattern: 'シンプル', colour: 'ブルーベース冬' },
    WOMEN: { pattern: 'シック', colour: 'イエローベース春' },
  },
}

export type SampleTexts = typeof samples
