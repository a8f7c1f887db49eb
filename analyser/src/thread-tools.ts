// What other threads than the analyser's use of it.
export { lowerPriority } from './node/lower-priority.js'
