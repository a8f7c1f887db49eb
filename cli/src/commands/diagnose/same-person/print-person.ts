import type { PhotoAnswer } from '@kaoiro/core/diagnosis'
import type { Agreement, Combined } from '@kaoiro/core/results'
import { onePhoto, agreementLevelOf } from '@kaoiro/core/results'
import type { Content, Messages } from '@kaoiro/texts/content'
import { resultSite } from '../../../command-line/common-options.js'
import { loadContent } from '@kaoiro/texts/load'
import { card } from '../../../print/card.js'
import { certaintyRows } from '../../../print/certainty-rows.js'
import { jsonLine } from '../../../print/printable.js'
import { reportJson, reportLines, reportOf } from '../../../print/report.js'
import { styleFor } from '../../../print/style.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import { listedAt } from '../../../sources/photo-jobs.js'
import type { Streams } from '../../../system/streams.js'
import type { Localised } from '../settings/localised.js'
import type { DiagnoseOptions } from '../settings/options.js'

type PersonPrinter = (
  combined: Combined,
  jobs: ReadonlyArray<PhotoJob>,
  answers: ReadonlyArray<PhotoAnswer>,
) => string

/** Prints one result with the agreement; in JSON also the result of each photo. */
export const personPrinter = async (
  options: DiagnoseOptions,
  { language, messages }: Localised,
  { colour, outColumns }: Streams,
): Promise<PersonPrinter> => {
  const site = resultSite(options)
  if (options.json === true)
    return (combined, jobs, answers) =>
      jsonLine({
        ...reportJson(reportOf(combined, site)),
        agreement: combined.agreement,
        photos: answers.map((answer, i) => ({
          photo: jobs[i]?.photo,
          ...(jobs[i] === undefined ? {} : listedAt(jobs[i])),
          ...reportJson(reportOf(onePhoto(answer), site)),
        })),
      })
  const content = await loadContent(language)
  const print = card(content, messages, styleFor(colour.out), outColumns)
  const agreement = agreementRows(content, messages)
  const certainty = certaintyRows(content, messages, outColumns)
  return (combined) =>
    [
      print(combined.diagnosis, combined.certainty),
      agreement(combined.agreement),
      certainty(combined, combined.agreement),
      `${reportLines(reportOf(combined, site), '  ')}\n`,
    ].join('')
}

/** The part of the card about the agreement of the photos. */
const agreementRows =
  ({ agreement: texts }: Content, { facePattern, personalColour }: Messages) =>
  ({ photos, faceType, season }: Agreement): string => {
    const rows = (title: string, count: number) => [
      `    ${`${count}/${photos}`.padStart(5)}  ${title}`,
      `           ${texts.byLevel[agreementLevelOf(count, photos)]({ count, photos })}`,
    ]
    return [
      `  ${texts.heading}:`,
      ...rows(facePattern, faceType),
      ...rows(personalColour, season),
      '',
      '',
    ].join('\n')
  }
