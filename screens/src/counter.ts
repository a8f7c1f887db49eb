export type { Idle, Moment } from './counter/idle.js'
export {
  analysisPatience,
  continueIdle,
  countdownSeconds,
  countedTime,
  idlePatience,
  startIdle,
} from './counter/idle.js'
