import type { Language } from '@kaoiro/core/content/content'
import { en } from '@kaoiro/core/content/en/en'
import { ja } from '@kaoiro/core/content/ja/ja'
import { messages as enMessages } from '@kaoiro/core/content/messages/en'
import { messages as jaMessages } from '@kaoiro/core/content/messages/ja'
import type { CardTexts } from '@kaoiro/core/drawing/cards/link-cards'
import { linkCard, pairCard } from '@kaoiro/core/drawing/cards/link-cards'
import { svgText } from '@kaoiro/core/drawing/pen/svg'
import type { CardRequest } from '../http/cards/cards.js'

const texts: Readonly<Record<Language, Omit<CardTexts, 'brand'>>> = {
  ja: { content: ja, messages: jaMessages },
  en: { content: en, messages: enMessages },
}

/** A card as SVG source. */
export const drawCard = (brand: string, { subject, language }: CardRequest): string => {
  const words = { brand, ...texts[language] }
  const [left, right] = subject
  return svgText(right === undefined ? linkCard(words)(left) : pairCard(words)([left, right]))
}
