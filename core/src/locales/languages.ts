// The languages of the product: a folder and a line here for each. The name of the folder is the language's BCP 47 tag.
export { locale as ja } from './ja/locale.js'
export { locale as en } from './en/locale.js'
