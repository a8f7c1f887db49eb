import type { SourceTexts } from '../../ja/terminal/sources.js'

export const texts: SourceTexts = {
  isUrl: '不支持从网址获取，请将照片保存为文件后指定',
  emptyFolder: '文件夹中没有照片',
  nothingMatches: '没有匹配的照片',
  emptyManifest: '没有指定任何照片',
  isSpecial: '这是管道或设备，请保存为文件',
  notUtf8: '不是UTF-8，请另存为“CSV UTF-8”格式',
  noGender: '请用--gender指定MEN或WOMEN',
  twoPeople: (photo, first, second) =>
    `${photo}同时指定给${first}与${second}，每张照片只能指定给一人`,
  manifest: {
    brokenCsv: '引号未闭合，或引号后有多余字符',
    noPathColumn: '第1行须为列名，以逗号、分号或制表符分隔：path,gender,hairline,person',
    unknownColumn: (column) => `没有名为“${column}”的列，可用的列为path、gender、hairline、person`,
    repeatedColumn: (column) => `${column}列重复`,
    tooManyFields: (max) => `超过${max}个字段，含分隔符的路径请加引号`,
    noPath: '路径为空',
    urlAsPath: '不支持从网址获取，请先保存照片再指定',
    nulInPath: '路径含有NUL字符，请另存为UTF-8文本',
    badGender: (text) => `不能指定“${text}”，请指定MEN或WOMEN`,
    badHairline: (text) => `不能指定“${text}”，请指定0至100的数字或auto`,
  },
}
