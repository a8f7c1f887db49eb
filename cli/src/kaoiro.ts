import { photoCommands } from './photo/preparation.js'

const args = process.argv.slice(2)
const [command = '', ...rest] = args
// Before the program, because loading the image engine takes as long. Other commands start without threads.
if (photoCommands.includes(command))
  void import('./photo/threads/thread.js').then(({ startEarlyThread }) => startEarlyThread(rest))
// Not awaited: a chunk that imports from this one would wait forever.
void import('./main.js').then(({ main }) => main(args))
