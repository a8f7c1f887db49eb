import { loadTerminal } from '@kaoiro/texts/load'
import { localise } from '../src/command-line/localise.js'
import { outlineOf } from '../src/command-line/outline.js'
import { program } from '../src/program.js'
import { mute } from './in-process.js'

const texts = await loadTerminal('en', 'help')

/** The outline of the declared command line. */
export const outline = outlineOf(localise(program(mute), texts, mute))
