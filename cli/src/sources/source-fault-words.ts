import type { Language } from '@kaoiro/core/locales/language'
import type { Messages } from '@kaoiro/core/content/messages'
import { printable } from '../print/printable.js'
import type { SourceFault } from './collect-jobs.js'
import type { ManifestFault } from './manifest.js'

/** Why an argument cannot be used, in one line: "people.csv:3: the path is empty". */
export const sourceFaultWords =
  (language: Language, messages: Messages) =>
  (fault: SourceFault): string => {
    const its = words[language]
    const source = printable(fault.source)
    const at = (line: number | null) => (line === null ? source : `${source}:${line}`)
    switch (fault._tag) {
      case 'IsUrl':
        return `${source}: ${its.isUrl}`
      case 'EmptyFolder':
        return `${source}: ${its.emptyFolder}`
      case 'NothingMatches':
        return `${source}: ${its.nothingMatches}`
      case 'EmptyManifest':
        return `${source}: ${its.emptyManifest}`
      case 'ManifestNotRead':
        return `${source}: ${messages.unreadable[fault.code] ?? fault.detail}`
      case 'ManifestIsSpecial':
        return `${source}: ${its.isSpecial}`
      case 'ManifestNotUtf8':
        return `${source}: ${its.notUtf8}`
      case 'BadRow':
        return `${at(fault.fault.line)}: ${its.row(fault.fault)}`
      case 'NoGender':
        return `${at(fault.line)}: ${its.noGender}`
      case 'TwoPeople': {
        const [first, second] = fault.people
        const said = its.twoPeople(printable(fault.photo), printable(first), printable(second))
        return `${at(fault.line)}: ${said}`
      }
    }
  }

interface Words {
  readonly isUrl: string
  readonly emptyFolder: string
  readonly nothingMatches: string
  readonly emptyManifest: string
  readonly isSpecial: string
  readonly notUtf8: string
  readonly noGender: string
  readonly twoPeople: (photo: string, first: string, second: string) => string
  readonly row: (fault: ManifestFault) => string
}

const rowInEnglish = (fault: ManifestFault): string => {
  switch (fault._tag) {
    case 'BrokenCsv':
      return 'a quoted field has no end, or goes on after it'
    case 'NoPathColumn':
      return 'the first line must name the columns, with commas: path,gender,hairline,person'
    case 'UnknownColumn':
      return `"${printable(fault.column)}" is no column; there are path, gender, hairline and person`
    case 'RepeatedColumn':
      return `the column ${fault.column} is there twice`
    case 'TooManyFields':
      return `there are more than ${fault.max} fields; a path with a comma needs quotes`
    case 'NoPath':
      return 'the path is empty'
    case 'UrlAsPath':
      return 'the path is an address; nothing is fetched, so save the photo first'
    case 'NulInPath':
      return 'the path holds a NUL character; save the file again as plain UTF-8'
    case 'BadGender':
      return `"${printable(fault.text)}" is no gender; write MEN or WOMEN`
    case 'BadHairline':
      return `"${printable(fault.text)}" is no hairline; write a number from 0 to 100, or auto`
  }
}

const rowInJapanese = (fault: ManifestFault): string => {
  switch (fault._tag) {
    case 'BrokenCsv':
      return '引用符が閉じていないか、引用符の後に文字があります'
    case 'NoPathColumn':
      return '1行目にはコンマ区切りの列の名前が必要です: path,gender,hairline,person'
    case 'UnknownColumn':
      return `「${printable(fault.column)}」という列はありません。使えるのはpath、gender、hairline、personです`
    case 'RepeatedColumn':
      return `${fault.column}の列が2つあります`
    case 'TooManyFields':
      return `項目が${fault.max}個より多くあります。カンマを含むパスは引用符で囲んでください`
    case 'NoPath':
      return 'パスが空です'
    case 'UrlAsPath':
      return 'アドレスからは取得しません。写真を保存してから指定してください'
    case 'NulInPath':
      return 'パスにNUL文字が含まれています。UTF-8のテキストとして保存し直してください'
    case 'BadGender':
      return `「${printable(fault.text)}」は指定できません。MENまたはWOMENを指定してください`
    case 'BadHairline':
      return `「${printable(fault.text)}」は指定できません。0から100までの数かautoを指定してください`
  }
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    isUrl: 'photos are files; nothing is fetched from an address, so save it first',
    emptyFolder: 'there are no photos in this folder',
    nothingMatches: 'no photo matches',
    emptyManifest: 'it names no photos',
    isSpecial: 'it is a pipe or a device; save the manifest as a file',
    notUtf8: 'it is not UTF-8; save it again as "CSV UTF-8"',
    noGender: '--gender is missing; MEN or WOMEN is needed',
    twoPeople: (photo, first, second) =>
      `${photo} is named for ${first} and for ${second}; a photo is of one person`,
    row: rowInEnglish,
  },
  ja: {
    isUrl: 'アドレスからは取得しません。写真をファイルに保存して指定してください',
    emptyFolder: 'フォルダーに写真がありません',
    nothingMatches: '一致する写真がありません',
    emptyManifest: '写真が1枚も指定されていません',
    isSpecial: 'パイプかデバイスです。ファイルとして保存してください',
    notUtf8: 'UTF-8ではありません。「CSV UTF-8」形式で保存し直してください',
    noGender: '--genderでMENまたはWOMENを指定してください',
    twoPeople: (photo, first, second) =>
      `${photo}が${first}と${second}の両方に指定されています。1枚の写真に指定できるのは1名です`,
    row: rowInJapanese,
  },
}
