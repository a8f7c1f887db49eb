import type { GlassesTexts } from '../../../content/style-texts.js'

export const glasses: GlassesTexts = {
  byFaceLine: {
    sharp: '날렵한 얼굴선에는 스퀘어나 웰링턴처럼 각이 있는 프레임이 잘 어울려요.',
    standard:
      '날렵함과 둥근 느낌이 균형을 이루는 얼굴선에는 모서리가 부드러운 웰링턴을 먼저 추천해요.',
    round: '둥근 얼굴선에는 보스턴이나 오벌처럼 곡선이 있는 프레임이 잘 어울려요.',
  },
  byBrows: {
    arch: '프레임 윗선이 눈썹의 아치와 자연스럽게 겹치는 디자인을 골라 보세요.',
    straight: '프레임 윗선이 일자 눈썹과 자연스럽게 겹치는 디자인을 골라 보세요.',
  },
  byEyes: {
    round: '렌즈의 세로 폭에 여유가 있으면 둥근 눈매가 시원해 보여요.',
    narrow: '렌즈의 세로 폭이 조금 좁으면 가늘고 긴 눈매가 돋보여요.',
  },
}
