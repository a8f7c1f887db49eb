import type { Agreement } from '@kaoiro/core/combination/agreement'
import { concordOf } from '@kaoiro/core/combination/agreement'
import type { Content } from '@kaoiro/core/content/content'
import type { Messages } from '@kaoiro/core/content/messages/messages'

/** The card's part on how well the photos of one person agree. */
export const agreementRows =
  ({ agreement: texts }: Content, { facePattern, personalColour }: Messages) =>
  ({ photos, faceType, season }: Agreement): string => {
    const rows = (title: string, count: number) => [
      `    ${`${count}/${photos}`.padStart(5)}  ${title}`,
      `           ${texts.concords[concordOf(count, photos)](count, photos)}`,
    ]
    return [
      `  ${texts.heading}:`,
      ...rows(facePattern, faceType),
      ...rows(personalColour, season),
      '',
      '',
    ].join('\n')
  }
