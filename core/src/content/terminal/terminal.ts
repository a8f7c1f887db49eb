import type { CheckTexts } from './check.js'
import type { DecodeTexts } from './decode.js'
import type { DiagnoseTexts } from './diagnose.js'
import type { EncodeTexts } from './encode.js'
import type { RenderTexts } from './render.js'
import type { ServeTexts } from './serve.js'

/** The texts of each command. */
export interface TerminalTexts {
  readonly check: CheckTexts
  readonly decode: DecodeTexts
  readonly diagnose: DiagnoseTexts
  readonly encode: EncodeTexts
  readonly render: RenderTexts
  readonly serve: ServeTexts
}

/** Loads the texts of each command. */
export type TerminalLoaders = {
  readonly [Command in keyof TerminalTexts]: () => Promise<{
    readonly texts: TerminalTexts[Command]
  }>
}
