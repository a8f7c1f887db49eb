export type { GenderScreen, GenderScreenAction } from './start/gender-screen.js'
export { genderScreen, isReady, parseGender } from './start/gender-screen.js'
