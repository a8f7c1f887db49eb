import type { Content } from '@kaoiro/core/content/content'
import type { Language } from '@kaoiro/core/locales/language'
import { content as en } from '@kaoiro/core/locales/en/content/content'
import { content as ja } from '@kaoiro/core/locales/ja/content/content'

export const contents: ReadonlyArray<readonly [Language, Content]> = [
  ['ja', ja],
  ['en', en],
]
