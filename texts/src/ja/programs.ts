import type { CheckTexts } from './terminal/check.js'
import type { DecodeTexts } from './terminal/decode.js'
import type { DiagnoseTexts } from './terminal/diagnose.js'
import type { EncodeTexts } from './terminal/encode.js'
import type { LightCardCommandTexts } from './terminal/light-card.js'
import type { RenderTexts } from './terminal/render.js'
import type { ReportTexts } from './terminal/report.js'
import type { ServeTexts } from './terminal/serve.js'
import type { StoreCommandTexts } from './terminal/store.js'

/** The texts of each command. */
export interface TerminalTexts {
  readonly check: CheckTexts
  readonly decode: DecodeTexts
  readonly diagnose: DiagnoseTexts
  readonly encode: EncodeTexts
  readonly lightCard: LightCardCommandTexts
  readonly render: RenderTexts
  readonly report: ReportTexts
  readonly serve: ServeTexts
  readonly store: StoreCommandTexts
}

/** Loads the texts of each command. */
export type TerminalLoaders = {
  readonly [Command in keyof TerminalTexts]: () => Promise<{
    readonly texts: TerminalTexts[Command]
  }>
}

// The texts that the command line and the service load, each when it is needed.

export const content = () => import('./content/content.js')
export const messages = () => import('./content/messages.js')
export const lightCard = () => import('./light-card.js')
export const terminal: TerminalLoaders = {
  check: () => import('./terminal/check.js'),
  decode: () => import('./terminal/decode.js'),
  diagnose: () => import('./terminal/diagnose.js'),
  encode: () => import('./terminal/encode.js'),
  lightCard: () => import('./terminal/light-card.js'),
  render: () => import('./terminal/render.js'),
  report: () => import('./terminal/report.js'),
  serve: () => import('./terminal/serve.js'),
  store: () => import('./terminal/store.js'),
}
