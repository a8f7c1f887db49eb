export type { GenderScreen, GenderScreenAction } from './start/gender-screen.js'
export { genderScreen, isReady } from './start/gender-screen.js'
