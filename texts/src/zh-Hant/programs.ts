import type { TerminalLoaders } from '../ja/programs.js'

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
