import type { NecklineTexts } from '../../../content/style-texts.js'

export const necklines: NecklineTexts = {
  byFaceLine: {
    WOMEN: {
      sharp:
        '날렵한 얼굴선에 맞춰 브이넥이나 셔츠 칼라처럼 각이 있는 네크라인을 고르면 깔끔해 보여요.',
      standard: '얼굴선의 날렵함과 둥근 느낌이 균형을 이루어 브이넥도 라운드넥도 잘 어울려요.',
      round: '둥근 얼굴선에 맞춰 라운드넥이나 보트넥처럼 완만한 네크라인을 고르면 부드러워 보여요.',
    },
    MEN: {
      sharp: '날렵한 얼굴선에 맞춰 브이넥이나 칼라 끝이 뾰족한 셔츠를 고르면 깔끔해 보여요.',
      standard: '얼굴선의 날렵함과 둥근 느낌이 균형을 이루어 브이넥도 크루넥도 잘 어울려요.',
      round: '둥근 얼굴선에 맞춰 크루넥이나 밴드 칼라 셔츠를 고르면 온화해 보여요.',
    },
  },
  byPosition: {
    low: '이목구비가 낮게 자리해 얕은 네크라인과 작은 칼라를 고르면 균형이 잘 맞아요.',
    high: '이목구비가 높게 자리해 조금 깊은 네크라인과 넉넉한 칼라를 고르면 균형이 잘 맞아요.',
  },
}
