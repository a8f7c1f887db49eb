import type { CertaintyTexts, DoubtTexts } from '../../content/certainty-texts.js'

export const certainty: CertaintyTexts = {
  heading: '진단 신뢰도',
  meaning: '다른 사진으로도 같은 결과가 나올 가능성을 어림한 값이에요.',
  shares: '다시 찍어도 같은 결과가 나올 확률',
  both: '둘 다',
  likelihoods: {
    'very-likely': '다시 찍어도 거의 바뀌지 않는 결과예요.',
    likely: '다시 찍어도 대체로 바뀌지 않는 결과예요.',
    uncertain: '촬영 조건에 따라 바뀔 수도 있는 결과예요.',
    'very-uncertain': '촬영 조건에 따라 바뀔 수 있어요. 한 장 더 찍으면 더 확실해져요.',
  },
  near: (name, share) =>
    `사진에 따라 ‘${name}’ 결과가 나올 수도 있어요${share === undefined ? '' : `(${share})`}.`,
  measuredAgainst: {
    sheet: '함께 찍은 흰 종이를 기준으로 색을 측정했어요.',
    card: '라이트 카드를 기준으로 색을 측정했어요.',
  },
  advice: '더 확실한 결과를 위해',
  reference: {
    name: '빛의 기준',
    advice: '흰 종이나 라이트 카드를 얼굴 옆에 두고 같은 빛 아래에서 찍어 주세요.',
  },
  doubts: {
    smile: { name: '웃는 표정', advice: '웃지 말고 입을 가볍게 다물고 찍어 주세요.' },
    'open-mouth': { name: '벌어진 입', advice: '힘을 빼고 입을 가볍게 다물고 찍어 주세요.' },
    turned: {
      name: '얼굴 방향과 기울기',
      advice: '카메라를 눈높이에 맞추고 얼굴을 정면으로 향해 주세요.',
    },
    'side-light': {
      name: '한쪽으로 치우친 빛',
      advice: '창문이나 조명을 마주 보고 양 볼에 빛이 고르게 닿게 찍어 주세요.',
    },
    'coloured-light': { name: '조명 색', advice: '자연광이나 흰 조명 아래에서 찍어 주세요.' },
    'shaded-eye': {
      name: '눈가의 그늘',
      advice: '머리카락 그늘을 피해 양쪽 눈에 빛이 닿게 해 주세요.',
    },
    guide: { name: '헤어라인 위치', advice: '촬영 후 선을 헤어라인에 정확히 맞춰 주세요.' },
    'hidden-hair': { name: '잘린 머리카락', advice: '머리카락도 화면에 들어오게 찍어 주세요.' },
    glasses: {
      name: '안경',
      advice: '안경을 벗고 찍어 주세요. 안경테는 눈썹이나 눈매와 구별하기 어려워요.',
    },
    'low-detail': {
      name: '사진 선명도',
      advice: '렌즈를 닦고 가까이에서 흔들림 없이 찍거나, 원본 사진을 선택해 주세요.',
    },
  },
}

/** Texts for closed eyes, which the check of a photo reports, but no analysis. */
export const closedEyes: DoubtTexts = { name: '감은 눈', advice: '두 눈을 뜨고 찍어 주세요.' }
