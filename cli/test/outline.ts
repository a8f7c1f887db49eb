import { outlineOf } from '../src/command-line/outline.js'
import { program } from '../src/program.js'
import { mute } from './in-process.js'

/** The outline of the declared command line. */
export const outline = outlineOf(program({ streams: mute, finish: () => undefined }))
