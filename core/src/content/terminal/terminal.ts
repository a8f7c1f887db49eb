import type { CheckTexts } from '../../locales/ja/terminal/check.js'
import type { DecodeTexts } from '../../locales/ja/terminal/decode.js'
import type { DiagnoseTexts } from '../../locales/ja/terminal/diagnose.js'
import type { EncodeTexts } from '../../locales/ja/terminal/encode.js'
import type { RenderTexts } from '../../locales/ja/terminal/render.js'
import type { ServeTexts } from '../../locales/ja/terminal/serve.js'

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
