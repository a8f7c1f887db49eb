import { startEarlyThread } from './photo/threads/early-thread.js'

const args = process.argv.slice(2)
startEarlyThread(args)
// Not awaited: a chunk that imports from this one would wait forever.
void import('./main.js').then(({ main }) => main(args))
