import { startEarly } from './photo/early-thread.js'

startEarly(process.argv.slice(2))
await import('./main.js')
