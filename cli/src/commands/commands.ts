import type { Declaration } from '../command-line/declaration.js'
import { check } from './check/declaration.js'
import { completion } from './completion/declaration.js'
import { decode } from './decode/declaration.js'
import { diagnose } from './diagnose/declaration.js'
import { encode } from './encode/declaration.js'
import { man } from './man/declaration.js'
import { render } from './render/declaration.js'
import { serve } from './serve/declaration.js'

/** All commands, in the order of help: help, completions and the manual page are made from this list. */
export const commands: ReadonlyArray<Declaration> = [
  diagnose,
  check,
  decode,
  encode,
  render,
  serve,
  completion,
  man,
]
