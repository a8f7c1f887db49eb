import type { Content, Language } from '@kaoiro/core/content/content'
import { en } from '@kaoiro/core/content/en/en'
import { ja } from '@kaoiro/core/content/ja/ja'

export const contents: ReadonlyArray<readonly [Language, Content]> = [
  ['ja', ja],
  ['en', en],
]
