import type { StoreCommandTexts } from '../../ja/terminal/store.js'
import { writeErrors } from './write-errors.js'

export const texts: StoreCommandTexts = {
  created: (folder) =>
    `已创建文件夹 ${folder}。请编辑其中的 store.json，然后运行 kaoiro store check ${folder}`,
  notEmpty: '文件夹不是空的。请指定其他文件夹',
  summary: {
    brand: '品牌',
    languages: '语言',
    products: '商品',
    warnings: '注意事项',
  },
  expected: {
    text: '文字',
    translated: '以语言代码（例如 en）标注的文字，至少一种语言',
    address: 'https 网址（例如 https://www.example.com/company/）',
    addresses: '每个名称的网址，其余可用 default',
    colour: '色值（例如 #8a2f3c）',
    picture: '此文件夹内的图片（.svg、.png、.jpg、.webp、.avif，例如 pictures/logo.svg）',
    icon: '此文件夹内的 SVG（例如 pictures/icon.svg）',
    productList: '此文件夹内的 JSON 或 CSV 文件（例如 products.json）',
    analytics: 'off、data-layer 或 https 网址',
    shades: '至少一个色号',
    different: '不重复的列表',
    object: '用花括号括起的项目',
    list: '用方括号括起的列表',
    number: '数字',
    wholeNumber: '整数',
    boolean: 'true 或 false',
    oneOf: (values) => `下列之一：${values}`,
    floor: (names) => `store.json 的 floors 中的名称：${names}`,
    atLeast: (bound) => `不小于 ${bound} 的数字`,
    atMost: (bound) => `不大于 ${bound} 的数字`,
    above: (bound) => `大于 ${bound} 的数字`,
  },
  faults: {
    FileNotFound: '找不到文件',
    FileNotReadable: '无法读取。请检查访问权限',
    NotUtf8: '不是 UTF-8。请以 UTF-8 保存（电子表格请选“CSV UTF-8”）',
    Syntax: '格式有误。请检查这一行和上一行的逗号、引号与括号',
    Missing: (path, expected) => `缺少 ${path}。应为：${expected}`,
    WrongValue: (path, expected) => `${path} 的值有误。应为：${expected}`,
    UnknownKey: (path, known) => `无法使用 ${path}。可用的有：${known}`,
    PictureNotFound: (path, picture) => `${path}：文件夹内没有图片 ${picture}`,
    LowContrast: (path, ground, ratio, least) =>
      `${path} 与 ${ground} 的对比度为 ${ratio}:1，至少应为 ${least}:1`,
    LettersMissing: (path, letters) => `${path}：卡片的字体缺少 ${letters}`,
  },
  warnings: {
    LanguagesMissing: (path, languages) => `${path} 缺少下列语言的文字：${languages}`,
    UnusedColumn: (column) => `未使用列 ${column}`,
  },
  writeErrors,
}
