import type { SourceTexts } from '../../ja/terminal/sources.js'

export const texts: SourceTexts = {
  isUrl: 'addresses are not fetched; save the photo as a file first',
  emptyFolder: 'no photos in this folder',
  nothingMatches: 'no photo matches',
  emptyManifest: 'it lists no photos',
  isSpecial: 'it is a pipe or a device; save the manifest as a file',
  notUtf8: 'not UTF-8; save it as "CSV UTF-8"',
  noGender: '--gender is missing; use MEN or WOMEN',
  twoPeople: (photo, first, second) =>
    `${photo} is listed for ${first} and for ${second}; list each photo for one person`,
  manifest: {
    brokenCsv: 'a quoted field is not closed, or text follows its closing quote',
    noPathColumn:
      'the first line must contain the column names, separated by commas, semicolons or tabs: path,gender,hairline,person',
    unknownColumn: (column) =>
      `unknown column "${column}"; the columns are path, gender, hairline and person`,
    repeatedColumn: (column) => `the column ${column} appears twice`,
    tooManyFields: (max) =>
      `more than ${max} fields; put paths that contain the separator in quotes`,
    noPath: 'the path is empty',
    urlAsPath: 'the path is an address, which is not fetched; save the photo first',
    nulInPath: 'the path contains a NUL character; save the file as UTF-8',
    badGender: (text) => `"${text}" is not a gender; use MEN or WOMEN`,
    badHairline: (text) => `"${text}" is not a hairline; use a number from 0 to 100, or auto`,
  },
}
