export type { Box } from './light-card/geometry.js'
export { blackField, cardSize, codeBox, lightSamples, textBox } from './light-card/geometry.js'
export {
  brandOutlinesFile,
  lightCardAddress,
  lightCardFile,
  lightCardPath,
} from './light-card/path.js'
export type { EncodeCode, LongSite, Modules } from './light-card/site-code.js'
export { isCardText, maxSiteLength, siteCode } from './light-card/site-code.js'
