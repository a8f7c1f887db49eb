import type { Effect } from '@kaoiro/core/chart'
import { opposites } from '@kaoiro/core/chart'
import type { Language } from '@kaoiro/core/language'

/** Words for the impression of a face on each side of the map. Words for shapes, such as "round", are in `sides`. */
const words: Readonly<Record<Language, Readonly<Record<Effect, RegExp>>>> = {
  ja: {
    linear: /すっきり|きりり|引き締め|凛|端正|涼/,
    curved: /やわら|まろやか|ふんわり|朗らか|ゆとり/,
    'child-like': /親しみ|あどけな|愛らし|軽やか|朗らか|涼や/,
    'adult-like': /落ち着|大人び|ゆとり|凛|貫禄/,
  },
  en: {
    linear: /\b(?:crisp|clean|definition|poised?)\b/i,
    curved: /\b(?:soft\w*|gentle|mellow)\b/i,
    'child-like': /\b(?:friendly|fresh|light(?! shades)|bright|youthful)\b/i,
    'adult-like': /\b(?:compos\w+|poised?|mature)\b/i,
  },
  'zh-Hant': {
    linear: /爽朗|英挺|清爽|俐落有型/,
    curved: /柔和|柔美|溫潤|溫婉/,
    'child-like': /親切|輕盈|青春|明亮柔/,
    'adult-like': /沉穩|成熟/,
  },
  'zh-Hans': {
    linear: /清朗|英气|清新|凛然/,
    curved: /柔和|温和|温润/,
    'child-like': /亲切|轻盈|青春|明快/,
    'adult-like': /沉静|沉稳|成熟/,
  },
  ko: {
    linear: /또렷|단정|산뜻|깔끔/,
    curved: /부드럽|부드러|온화|포근/,
    'child-like': /친근|경쾌|앳되|밝고|산뜻/,
    'adult-like': /차분|성숙|기품/,
  },
}

/** The impressions that a text names. */
export const impressionsIn =
  (language: Language) =>
  (text: string): ReadonlyArray<Effect> =>
    (Object.keys(opposites) as ReadonlyArray<Effect>).filter((effect) =>
      words[language][effect].test(text),
    )
