import type { StyleTexts } from '../../../content/style-texts.js'

export const metals: StyleTexts['metals'] = {
  spring:
    '밝은 골드가 피부에 부드럽게 어우러져요. 윤기 있고 가늘어 경쾌해 보이는 디자인을 골라 보세요.',
  summer:
    '실버나 플래티넘이 피부에 은은하게 어우러져요. 희고 맑은 빛이 부드럽게 감도는 디자인을 골라 보세요.',
  autumn:
    '광택을 누른 골드나 브론즈가 피부에 자연스럽게 어우러져요. 해머드나 무광처럼 표면에 깊이가 있는 디자인을 골라 보세요.',
  winter: '반짝임이 강한 실버가 피부를 돋보이게 해요. 거울처럼 매끈한 유광 디자인을 골라 보세요.',
}
