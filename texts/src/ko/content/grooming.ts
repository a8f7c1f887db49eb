import type { EntryTexts } from '../../content/content.js'

/** The advice for men with the one pattern that both genders are shown. */
export const groomingForChic: EntryTexts['makeup'] = {
  description:
    '피부와 헤어에 은은한 윤기를 남기고 수염과 눈썹을 꼼꼼하게 정돈해요. 과하게 꾸미지 말고 잘 관리된 질감을 보여 주세요.',
  points: [
    {
      title: '피부',
      content:
        '세럼과 보습제를 차례로 바르고, 윤기를 너무 누르지 말고 새틴 같은 질감으로 정돈해 주세요. 건조해지기 쉬운 눈가도 잊지 말고 보습해요.',
    },
    {
      title: '수염',
      content:
        '털이 난 방향으로 꼼꼼히 면도하고 로션으로 촉촉하게 진정시켜 주세요. 기를 때는 길이를 맞춰 짧게 정리해요.',
    },
    {
      title: '눈썹',
      content:
        '본래 결을 살리고 삐져나온 털만 정리해 주세요. 좌우 높이와 길이를 맞추면 표정이 차분해 보여요.',
    },
    {
      title: '헤어',
      content:
        '자연스러운 흐름을 만들고 귀에 닿는 부분도 매끄럽게 정리해 주세요. 윤기를 더하는 가벼운 오일을 머리끝부터 얇게 발라요.',
    },
  ],
}
