import { photoCommands } from './photo/preparation.js'

const args = process.argv.slice(2)
// Before the program, because loading the image engine takes as long. Other commands start without threads.
if (photoCommands.includes(args[0] ?? ''))
  void import('./photo/threads/early-thread.js').then((early) => early.startEarlyThread(args))
// Not awaited: a chunk that imports from this one would wait forever.
void import('./main.js').then(({ main }) => main(args))
