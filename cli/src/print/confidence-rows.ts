import type { Messages } from '@kaoiro/core/content/messages/messages'
import type { Confidence } from '@kaoiro/core/session/confidence'
import { isSent } from '@kaoiro/core/session/confidence'

/** The card's part on how sure the service is; nothing where it does not say. */
export const confidenceRows =
  (messages: Messages) =>
  (confidence: Confidence): string =>
    isSent(confidence)
      ? [
          `  ${messages.confidence}:`,
          ...row(confidence.faceType, messages.facePattern),
          ...row(confidence.season, messages.personalColour),
          ...row(confidence.both, messages.bothAnswers),
          '',
          '',
        ].join('\n')
      : ''

const row = (share: number | undefined, name: string): ReadonlyArray<string> =>
  share === undefined ? [] : [`    ${String(Math.round(share * 100)).padStart(3)} %  ${name}`]
