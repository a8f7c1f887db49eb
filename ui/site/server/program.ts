// The program in the build that makes sites of stores. It is bundled into one file.
export { openStaticSite } from './static-site.js'
export { openStoreSite } from './store-site.js'
