export type { Idle, Moment } from './counter/idle.js'
export {
  continueIdle,
  countdownSeconds,
  countedTime,
  idlePatience,
  startIdle,
} from './counter/idle.js'
export type { Customer, Visit } from './counter/visit.js'
export {
  staffLanguages,
  takingPhoto,
  visitFailure,
  visitPatience,
  visitScreen,
} from './counter/visit.js'
