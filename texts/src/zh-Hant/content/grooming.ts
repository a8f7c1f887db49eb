import type { EntryTexts } from '../../content/content.js'

/** The advice for men with the one pattern that both genders are shown. */
export const groomingForChic: EntryTexts['makeup'] = {
  description: '讓肌膚與頭髮保有內斂的光澤，細心整理鬍鬚與眉毛。點到為止，便能展現講究的質感。',
  points: [
    {
      title: '肌膚',
      content:
        '先擦精華液再擦保濕產品，不過度消除光澤，呈現綢緞般的質感。容易乾燥的眼周也別忘了保濕。',
    },
    {
      title: '鬍鬚',
      content: '順著毛流仔細刮淨，再以乳液舒緩滋潤。若要蓄鬍，請修齊長度，維持短而整齊。',
    },
    {
      title: '眉毛',
      content: '保留原有的毛流，只修去雜毛。左右的高度與長度一致，神情更顯沉穩。',
    },
    {
      title: '頭髮',
      content: '做出自然的髮流，耳邊的頭髮也梳理服貼。再從髮尾薄薄抹上輕盈的亮澤髮油。',
    },
  ],
}
