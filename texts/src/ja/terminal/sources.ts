/** Why an argument that names photos cannot be used, in one line without a full stop. */
export const texts = {
  isUrl: 'アドレスからは取得しません。写真をファイルに保存して指定してください',
  emptyFolder: 'フォルダーに写真がありません',
  nothingMatches: '一致する写真がありません',
  emptyManifest: '写真が1枚も指定されていません',
  isSpecial: 'パイプかデバイスです。ファイルとして保存してください',
  notUtf8: 'UTF-8ではありません。「CSV UTF-8」形式で保存し直してください',
  noGender: '--genderでMENまたはWOMENを指定してください',
  twoPeople: (photo: string, first: string, second: string) =>
    `${photo}が${first}と${second}の両方に指定されています。1枚の写真に指定できるのは1名です`,
  manifest: {
    brokenCsv: '引用符が閉じていないか、引用符の後に文字があります',
    noPathColumn:
      '1行目にはコンマ、セミコロンまたはタブで区切った列の名前が必要です: path,gender,hairline,person',
    unknownColumn: (column: string) =>
      `「${column}」という列はありません。使えるのはpath、gender、hairline、personです`,
    repeatedColumn: (column: string) => `${column}の列が2つあります`,
    tooManyFields: (max: number) =>
      `項目が${max}個より多くあります。区切り文字を含むパスは引用符で囲んでください`,
    noPath: 'パスが空です',
    urlAsPath: 'アドレスからは取得しません。写真を保存してから指定してください',
    nulInPath: 'パスにNUL文字が含まれています。UTF-8のテキストとして保存し直してください',
    badGender: (text: string) => `「${text}」は指定できません。MENまたはWOMENを指定してください`,
    badHairline: (text: string) =>
      `「${text}」は指定できません。0から100までの数かautoを指定してください`,
  },
}

export type SourceTexts = typeof texts
export type ManifestTexts = SourceTexts['manifest']
