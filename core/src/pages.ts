export type { PageRenderer, PageRequest, RenderedPage, StoreSite } from './pages/page-renderer.js'
export { homePage, homePageIn } from './pages/page-renderer.js'
export { builtAddresses, movedPage } from './pages/moved-page.js'
export { screenPattern, sitePaths } from './pages/site-paths.js'
