// The texts of the default language, which each screen contains.
export * from '../compiled/ja/built-in.js'
