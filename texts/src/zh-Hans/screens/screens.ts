// The texts of the first screen, and functions that load those of the other screens.

export { samples } from './samples.js'
export { shared } from './shared.js'
export { shell } from './shell.js'
export { start } from './start.js'
export { termsAnalytics } from './terms-analytics.js'
export { termsOnDevice } from './terms-on-device.js'

export const capture = () => import('./capture.js')
export const compare = () => import('./compare.js')
export const consent = () => import('./consent.js')
export const desktop = () => import('./desktop.js')
export const device = () => import('./device.js')
export const notFound = () => import('./not-found.js')
export const result = () => import('./result.js')
