import type { SourceTexts } from '../../../content/terminal/sources.js'

export const texts: SourceTexts = {
  isUrl: 'photos are files; nothing is fetched from an address, so save it first',
  emptyFolder: 'there are no photos in this folder',
  nothingMatches: 'no photo matches',
  emptyManifest: 'it names no photos',
  isSpecial: 'it is a pipe or a device; save the manifest as a file',
  notUtf8: 'it is not UTF-8; save it again as "CSV UTF-8"',
  noGender: '--gender is missing; MEN or WOMEN is needed',
  twoPeople: (photo, first, second) =>
    `${photo} is named for ${first} and for ${second}; a photo is of one person`,
  manifest: {
    brokenCsv: 'a quoted field has no end, or goes on after it',
    noPathColumn: 'the first line must name the columns, with commas: path,gender,hairline,person',
    unknownColumn: (column) =>
      `"${column}" is no column; there are path, gender, hairline and person`,
    repeatedColumn: (column) => `the column ${column} is there twice`,
    tooManyFields: (max) => `there are more than ${max} fields; a path with a comma needs quotes`,
    noPath: 'the path is empty',
    urlAsPath: 'the path is an address; nothing is fetched, so save the photo first',
    nulInPath: 'the path holds a NUL character; save the file again as plain UTF-8',
    badGender: (text) => `"${text}" is no gender; write MEN or WOMEN`,
    badHairline: (text) => `"${text}" is no hairline; write a number from 0 to 100, or auto`,
  },
}
