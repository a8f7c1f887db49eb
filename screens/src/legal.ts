export type { LegalFacts, LegalLink, LegalPage, LegalSection } from './legal/pages.js'
export { accessibilityPage, beforePhotoPage, privacyPage, statisticsOf } from './legal/pages.js'
