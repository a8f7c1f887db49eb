import type { EntryTexts } from '../../content/content.js'

/** The advice for men with the one pattern that both genders are shown. */
export const groomingForChic: EntryTexts['makeup'] = {
  description:
    '为肌肤与头发留一层含蓄的光泽，细心打理胡须与眉毛。点到为止，让精心养护的质感自然流露。',
  points: [
    {
      title: '肌肤',
      content: '叠加精华与保湿乳，不必压去全部光泽，呈现缎面般的质感。眼周容易干燥，也别忘了保湿。',
    },
    {
      title: '胡须',
      content: '顺着毛流仔细剃净，再用乳液滋润舒缓。若想蓄须，请修短并保持长度一致。',
    },
    {
      title: '眉部',
      content: '保留原有的毛流，只修去杂毛。左右高度与长度一致，神情会更显沉稳。',
    },
    {
      title: '发型',
      content: '梳出自然的走向，耳侧也要打理服帖。取少量亮泽的轻盈发油，从发梢薄薄抹开。',
    },
  ],
}
