import { writeErrors } from './write-errors.js'

/** Texts of `store`: the summary of a store, and its faults in one line each, after the file and line. */
export const texts = {
  created: (folder: string) =>
    `フォルダー${folder}を作りました。store.jsonを編集し、kaoiro store check ${folder}で確かめてください`,
  notEmpty: 'フォルダーが空ではありません。別のフォルダーを指定してください',
  summary: {
    brand: 'ブランド',
    languages: '言語',
    products: '商品',
    warnings: '注意',
  },
  /** Nouns for the content that a place must have; `expected` in the faults. */
  expected: {
    text: '文字列',
    translated: '言語コード（enなど）ごとの文字列。少なくとも1言語が必要です',
    address: 'httpsのアドレス（例：https://www.example.com/company/）',
    addresses: '名前ごとのアドレス。残りをまとめるにはdefaultを加えます',
    colour: '色コード（例：#8a2f3c）',
    picture: 'このフォルダーの中の画像（.svg、.png、.jpg、.webp、.avif。例：pictures/logo.svg）',
    icon: 'このフォルダーの中のSVG（例：pictures/icon.svg）',
    productList: 'このフォルダーの中のJSONかCSVのファイル（例：products.json）',
    analytics: 'off、data-layer、httpsのアドレスのいずれか',
    shades: '1色以上の色番',
    different: '重複のない一覧',
    object: '波かっこで囲んだ項目',
    list: '角かっこで囲んだ一覧',
    number: '数値',
    wholeNumber: '整数',
    boolean: 'trueかfalse',
    oneOf: (values: string) => `次のいずれか：${values}`,
    floor: (names: string) => `store.jsonのfloorsにある名前：${names}`,
    atLeast: (bound: string) => `${bound}以上の数`,
    atMost: (bound: string) => `${bound}以下の数`,
    above: (bound: string) => `${bound}より大きい数`,
  },
  faults: {
    FileNotFound: 'ファイルがありません',
    FileNotReadable: '読み込めません。アクセス権を確認してください',
    NotUtf8: 'UTF-8ではありません。UTF-8で保存してください（表計算ソフトでは「CSV UTF-8」）',
    Syntax: '書き方に誤りがあります。この行か前の行のコンマ、引用符、かっこを確認してください',
    Missing: (path: string, expected: string) => `${path}がありません。指定するもの：${expected}`,
    WrongValue: (path: string, expected: string) =>
      `${path}の値が正しくありません。指定するもの：${expected}`,
    UnknownKey: (path: string, known: string) => `${path}は使えません。使えるもの：${known}`,
    PictureNotFound: (path: string, picture: string) =>
      `${path}：画像${picture}がフォルダーにありません`,
    LowContrast: (path: string, ground: string, ratio: string, least: string) =>
      `${path}と${ground}のコントラスト比は${ratio}:1です。${least}:1以上にしてください`,
    LettersMissing: (path: string, letters: string) =>
      `${path}：カードの書体にない文字です：${letters}`,
  },
  warnings: {
    LanguagesMissing: (path: string, languages: string) =>
      `${path}に次の言語の文がありません：${languages}`,
    UnusedColumn: (column: string) => `列${column}は使われません`,
  },
  writeErrors,
}

export type StoreCommandTexts = typeof texts
