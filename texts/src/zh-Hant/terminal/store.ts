import type { StoreCommandTexts } from '../../ja/terminal/store.js'
import { writeErrors } from './write-errors.js'

export const texts: StoreCommandTexts = {
  created: (folder) =>
    `已建立資料夾 ${folder}。請編輯其中的 store.json，再執行 kaoiro store check ${folder}`,
  notEmpty: '資料夾不是空的。請指定其他資料夾',
  summary: {
    brand: '品牌',
    languages: '語言',
    products: '商品',
    warnings: '注意事項',
  },
  expected: {
    text: '文字',
    translated: '以語言代碼（例如 en）標示的文字，至少一種語言',
    address: 'https 網址（例如 https://www.example.com/company/）',
    addresses: '每個名稱的網址，其餘可用 default',
    colour: '色碼（例如 #8a2f3c）',
    picture: '此資料夾內的圖片（.svg、.png、.jpg、.webp、.avif，例如 pictures/logo.svg）',
    icon: '此資料夾內的 SVG（例如 pictures/icon.svg）',
    productList: '此資料夾內的 JSON 或 CSV 檔案（例如 products.json）',
    analytics: 'off、data-layer 或 https 網址',
    shades: '至少一個色號',
    different: '不重複的清單',
    object: '以大括號括起的項目',
    list: '以方括號括起的清單',
    number: '數字',
    wholeNumber: '整數',
    boolean: 'true 或 false',
    oneOf: (values) => `下列其中之一：${values}`,
    floor: (names) => `store.json 的 floors 中的名稱：${names}`,
    atLeast: (bound) => `不小於 ${bound} 的數字`,
    atMost: (bound) => `不大於 ${bound} 的數字`,
    above: (bound) => `大於 ${bound} 的數字`,
  },
  faults: {
    FileNotFound: '找不到檔案',
    FileNotReadable: '無法讀取。請檢查存取權限',
    NotUtf8: '不是 UTF-8。請以 UTF-8 儲存（試算表請選「CSV UTF-8」）',
    Syntax: '格式有誤。請檢查這一行與上一行的逗號、引號與括號',
    Missing: (path, expected) => `缺少 ${path}。應為：${expected}`,
    WrongValue: (path, expected) => `${path} 的值有誤。應為：${expected}`,
    UnknownKey: (path, known) => `無法使用 ${path}。可用的有：${known}`,
    PictureNotFound: (path, picture) => `${path}：資料夾內沒有圖片 ${picture}`,
    LowContrast: (path, ground, ratio, least) =>
      `${path} 與 ${ground} 的對比為 ${ratio}:1，至少須為 ${least}:1`,
    LettersMissing: (path, letters) => `${path}：卡片的字型缺少 ${letters}`,
  },
  warnings: {
    LanguagesMissing: (path, languages) => `${path} 缺少下列語言的文字：${languages}`,
    UnusedColumn: (column) => `未使用欄位 ${column}`,
  },
  writeErrors,
}
