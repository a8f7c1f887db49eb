// The languages of the product. Each has a line here and a folder, which is named by the language's BCP 47 tag.
export { locale as ja } from './ja/locale.js'
export { locale as en } from './en/locale.js'
export { locale as 'zh-Hant' } from './zh-Hant/locale.js'
export { locale as 'zh-Hans' } from './zh-Hans/locale.js'
export { locale as ko } from './ko/locale.js'
