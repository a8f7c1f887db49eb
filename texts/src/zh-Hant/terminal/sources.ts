import type { SourceTexts } from '../../ja/terminal/sources.js'

export const texts: SourceTexts = {
  isUrl: '不會從網址取得照片。請將照片存成檔案後指定',
  emptyFolder: '資料夾中沒有照片',
  nothingMatches: '沒有符合的照片',
  emptyManifest: '沒有指定任何照片',
  isSpecial: '這是管線或裝置。請存成檔案',
  notUtf8: '不是UTF-8。請另存為「CSV UTF-8」格式',
  noGender: '請用--gender指定MEN或WOMEN',
  twoPeople: (photo, first, second) =>
    `${photo}同時指定給${first}與${second}。一張照片只能指定給一人`,
  manifest: {
    brokenCsv: '引號未關閉，或引號後還有文字',
    noPathColumn: '第1行必須是以逗號、分號或Tab分隔的欄名：path,gender,hairline,person',
    unknownColumn: (column) => `沒有「${column}」這個欄位。可用的有path、gender、hairline、person`,
    repeatedColumn: (column) => `欄位${column}重複`,
    tooManyFields: (max) => `欄位超過${max}個。路徑若含分隔字元，請加上引號`,
    noPath: '路徑是空的',
    urlAsPath: '不會從網址取得照片。請儲存照片後再指定',
    nulInPath: '路徑含有NUL字元。請另存為UTF-8文字檔',
    badGender: (text) => `無法使用「${text}」。請指定MEN或WOMEN`,
    badHairline: (text) => `無法使用「${text}」。請指定0到100的數字或auto`,
  },
}
