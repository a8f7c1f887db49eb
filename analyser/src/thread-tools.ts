// What threads and their callers share, without models and pool.
export { lowerPriority } from './node/lower-priority.js'
export { isPixmap, pixmapOf } from './node/pixmap.js'
