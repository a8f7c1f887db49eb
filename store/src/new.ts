import { storeJsonSchema } from './schema.js'

// The files of a new store: required settings, and optional ones in comments with their default.

const settings = `{
  // Editors complete and check this file by this schema. Check the folder with: kaoiro store check FOLDER
  "$schema": "./store.schema.json",

  // The name on all screens and cards, and an SVG that all icons are made from. "mark" is shown next to the name.
  "brand": {
    "name": "My Store",
    // "mark": "私",
    "icon": "pictures/icon.svg",
    // A picture of 160 × 40 pixels for the header, in place of the name and the mark.
    // "logo": "pictures/logo.svg",
  },

  // Texts have an entry for each language: ja, en, zh-Hant, zh-Hans, ko.
  "company": { "en": "My Store Ltd.", "ja": "マイストア株式会社" },

  // The languages that the site offers, the default one first.
  "languages": ["ja", "en"],

  "links": {
    // The page that announces the tool, and the page where visitors can start another analysis.
    "top": "https://www.example.com/beauty/",
    "again": "https://www.example.com/beauty/kaoiro/",
    "company": "https://www.example.com/company/",
    "legal": "https://www.example.com/legal/",
    "privacy": "https://www.example.com/privacy/",
    "siteUse": "https://www.example.com/site-use/",
  },

  // Pages with cosmetics for a face pattern or a season. To override one, add it by name, such as "winter".
  "cosmetics": {
    "pattern": { "default": "https://www.example.com/beauty/pattern/{pattern}/" },
    "season": { "default": "https://www.example.com/beauty/season/{season}/" },
  },

  // Related sites at the foot of the page, with pictures of 160 × 40 pixels.
  // "related": [
  //   { "name": { "en": "Journal" }, "href": "https://journal.example.com/", "logo": "pictures/journal.svg" },
  // ],

  // Counselling that results offer.
  // "counselling": { "reservation": "https://www.example.com/counselling/" },

  // The places of products in the store. The product list uses their names.
  "floors": {
    "beauty": { "en": "1F Beauty", "ja": "1階 ビューティー" },
  },

  // A spreadsheet with one row for each shade (products.csv), or the same as JSON (products.json).
  "products": "products.csv",

  // The page opens the camera, with guidance ("offer"), or always the camera app ("only-native").
  // "camera": "offer",

  // Seasons are relative to your visitors if this folder has norms.json. Make it with: kaoiro norms --help

  // Where photos are analysed: "service", "device" (on the phone), or "ask" (as the visitor chooses).
  // "analysis": "service",

  // Whether photos for the service are checked on the phone before they are sent.
  // "checkBeforeSending": false,

  // Where the steps of visits are reported: "off", "data-layer", or the https address of a script.
  // "analytics": "off",
  // Whether visitors are asked before: "ask" or "not-needed".
  // "consent": "ask",

  // Below this age a parent is asked.
  // "minimumAge": 16,

  // After how many hours photos and results are deleted at the latest, as told to visitors. The service needs 24.
  // "retentionHours": 24,

  // Colours of the screens. Texts need a contrast of 4.5:1 with their ground, lines around controls 3:1.
  // "colours": {
  //   "ground": "#faf7f2", "surface": "#fffdfa", "shade": "#efe9e0",
  //   "text": "#231f1c", "softText": "#5e564f", "accent": "#8a2f3c",
  //   "rule": "#e3dbd0", "strongRule": "#948a7e",
  // },

  // Your own texts, in addition to those of the tool.
  // "texts": {
  //   "description": { "en": "For search engines." },
  //   "beforePhoto": { "en": "Shown before the photo." },
  //   "privacy": { "en": "On the privacy page." },
  //   "accessibility": { "en": "On the accessibility statement." },
  // },
}
`

// Starts with a byte order mark, because spreadsheets recognise UTF-8 only with one.
const products = `\ufeffcategory,name,name:en,floor,url,patterns,shade,shade:en,colour
lip,ルージュ,Rouge,beauty,https://shop.example.com/rouge/,,01 チェリー,01 Cherry,#c61230
,,,,,,02 コーラル,02 Coral,#f97d76
skin,ローション,Lotion,beauty,https://shop.example.com/lotion/,simple wild,,,
`

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" fill="#8a2f3c" />
  <circle cx="32" cy="32" r="16" fill="#fffdfa" />
</svg>
`

/** The files of a new store by their name. */
export function newStore(): Readonly<Record<string, string>> {
  return {
    'store.json': settings,
    'store.schema.json': storeJsonSchema(),
    'products.csv': products,
    'pictures/icon.svg': icon,
  }
}
