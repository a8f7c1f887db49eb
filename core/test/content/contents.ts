import type { Content, Language } from '@kaoiro/core/content/content'
import { en } from '@kaoiro/core/content/en'
import { ja } from '@kaoiro/core/content/ja'

export const contents: ReadonlyArray<readonly [Language, Content]> = [
  ['ja', ja],
  ['en', en],
]
