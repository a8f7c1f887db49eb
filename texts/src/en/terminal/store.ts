import type { StoreCommandTexts } from '../../ja/terminal/store.js'
import { writeErrors } from './write-errors.js'

export const texts: StoreCommandTexts = {
  created: (folder) =>
    `Created ${folder}. Edit its store.json, then run: kaoiro store check ${folder}`,
  notEmpty: 'the folder is not empty. Choose another one',
  summary: {
    brand: 'Brand',
    languages: 'Languages',
    products: 'Products',
    warnings: 'Warnings',
  },
  expected: {
    text: 'a text',
    translated: 'a text in at least one language, by its code, such as "en"',
    address: 'an https address, such as https://www.example.com/company/',
    addresses: 'an address for each name, or "default" for the rest',
    colour: 'a colour, such as #8a2f3c',
    picture:
      'a picture in this folder (.svg, .png, .jpg, .webp or .avif), such as pictures/logo.svg',
    icon: 'an SVG in this folder, such as pictures/icon.svg',
    productList: 'a JSON or CSV file in this folder, such as products.json',
    analytics: 'off, data-layer or an https address',
    shades: 'at least one shade',
    different: 'a list without repetitions',
    object: 'an object in curly brackets',
    list: 'a list in square brackets',
    number: 'a number',
    wholeNumber: 'a whole number',
    boolean: 'true or false',
    oneOf: (values) => `one of: ${values}`,
    floor: (names) => `a name of "floors" in store.json: ${names}`,
    atLeast: (bound) => `at least ${bound}`,
    atMost: (bound) => `at most ${bound}`,
    above: (bound) => `more than ${bound}`,
  },
  faults: {
    FileNotFound: 'no such file',
    FileNotReadable: 'cannot be read. Check its permissions',
    NotUtf8: 'not UTF-8. Save it as UTF-8 (spreadsheets: "CSV UTF-8")',
    Syntax:
      'syntax error. Check the commas, quotation marks and brackets of this line and the one before',
    Missing: (path, expected) => `${path} is missing. It must be ${expected}`,
    WrongValue: (path, expected) => `${path} must be ${expected}`,
    UnknownKey: (path, known) => `${path} is unknown. Known: ${known}`,
    PictureNotFound: (path, picture) => `${path}: the folder does not contain ${picture}`,
    LowContrast: (path, ground, ratio, least) =>
      `${path} on ${ground} has a contrast of ${ratio}:1. It must be at least ${least}:1`,
    LettersMissing: (path, letters) => `${path}: the font of the cards lacks ${letters}`,
  },
  warnings: {
    LanguagesMissing: (path, languages) => `${path} lacks a text in: ${languages}`,
    UnusedColumn: (column) => `column ${column} is not used`,
  },
  writeErrors,
}
