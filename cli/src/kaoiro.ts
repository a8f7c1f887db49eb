import { startEarlyThread } from './photo/threads/early-thread.js'

const args = process.argv.slice(2)
startEarlyThread(args)
// Not awaited: a chunk that imports from one whose top level still waits would wait for ever.
void import('./main.js').then(({ main }) => main(args))
