import type { Examination } from '@kaoiro/analyser/analyse'
import type { Gender } from '@kaoiro/core/diagnosis'
import { byTrait, faceTypesOf, levels, seasons, traits } from '@kaoiro/core/diagnosis'
import { mean } from '../../../statistics/mean.js'
import type { Column } from '../../../report/columns.js'
import { percent, shareWords, table, wrapped } from '../../../report/columns.js'
import { genderNames, traitName } from '../../people.js'
import { shareOf, sharesAmong } from '../../statistics.js'
import type { PhotoRecord } from '../records/records.js'
import { hasResult, isResult } from '../records/records.js'

const groupOf = (photos: ReadonlyArray<PhotoRecord>, genders: ReadonlyArray<Gender>) => {
  const answers: ReadonlyArray<Examination> = photos.filter(hasResult).map(({ answer }) => answer)
  return {
    photos: photos.length,
    answered: answers.length,
    genders,
    refused: shareOf(photos, ({ answer }) => !isResult(answer)),
    seasons: sharesAmong(
      seasons,
      answers.map(({ season }) => season),
    ),
    faceTypes: sharesAmong(
      genders.flatMap(faceTypesOf),
      answers.map(({ faceType }) => faceType),
    ),
    levels: byTrait((trait) =>
      sharesAmong(
        levels,
        answers.map((answer) => answer.levels[trait]),
      ),
    ),
    confidence: {
      faceType: mean(answers.map(({ faceType, faceTypes }) => faceTypes[faceType] / 100)),
      season: mean(answers.map(({ season, composition }) => composition[season] / 100)),
    },
  }
}

type Group = ReturnType<typeof groupOf>
export type Groups = Readonly<Record<string, Group>>

/** `asian` of `female-asian`. */
const withoutGender = (folder: string): string => folder.replace(/(^|\/)(fe)?male-/gi, '$1')

/** Each folder, and folders that differ only in gender together. */
export function groupsOf(photos: ReadonlyArray<PhotoRecord>): Groups {
  const folders = [...new Set(photos.map(({ folder }) => folder))]
  const together = [...new Set(folders.map(withoutGender))].filter(
    (name) => !folders.includes(name),
  )
  return Object.fromEntries(
    [...folders, ...together].map((name) => {
      const own = photos.filter(({ folder }) => folder === name || withoutGender(folder) === name)
      return [name, groupOf(own, [...new Set(own.map(({ gender }) => gender))])]
    }),
  )
}

type Figure = readonly [name: string, share: number]

/** The group's figures. Types and levels are compared within one gender only. */
const figuresOf = ({
  genders: [gender, ...others],
  refused,
  seasons: shares,
  faceTypes,
  levels: by,
  confidence,
}: Group): ReadonlyArray<Figure> => {
  const figures: ReadonlyArray<Figure> = [
    ['refused', refused],
    ...Object.entries(shares),
    ['confidence of the type', confidence.faceType],
    ['confidence of the season', confidence.season],
  ]
  if (gender === undefined || others.length > 0) return figures
  const levelFigures = traits.flatMap((trait) =>
    levels.map((level): Figure => {
      const name = `${traitName[trait]} ${level} of ${genderNames[gender]}`
      return [name, by[trait][level]]
    }),
  )
  return [...figures, ...Object.entries(faceTypes), ...levelFigures]
}

/** With fewer photos, a share says little. */
const minPhotos = 20

/** The figure that differs most between two groups; null for fewer than two groups. */
export function largestDifference(groups: Groups) {
  const all = Object.entries(groups)
    .filter(([, { answered }]) => answered >= minPhotos)
    .flatMap(([group, own]) => figuresOf(own).map(([figure, share]) => ({ figure, share, group })))
  const differences = [...new Set(all.map(({ figure }) => figure))].map((figure) => {
    const own = all.filter((other) => other.figure === figure).sort((a, b) => a.share - b.share)
    const [least, most] = [own[0], own.at(-1)]
    return { figure, least, most, by: (most?.share ?? 0) - (least?.share ?? 0) }
  })
  const [first] = differences.sort((a, b) => b.by - a.by)
  return first?.least === undefined || first.most === undefined || first.by === 0
    ? null
    : { figure: first.figure, least: first.least, most: first.most }
}

const whole = (share: number): string => percent(share, 0)

const levelText = (shares: Group['levels'][keyof Group['levels']]): string => {
  const [level, share] = Object.entries(shares).sort(([, a], [, b]) => b - a)[0] ?? ['', 0]
  return `${level}: ${whole(share)}`
}

type Named = readonly [name: string, group: Group]
const nameColumn: Column<Named> = ['Groups', 16, ([name]) => name.slice(0, 15)]

/** Formats refusals, seasons, confidence, levels and types of each group. */
export function groupLines(groups: Groups): ReadonlyArray<string> {
  const named = Object.entries(groups).filter(([, { answered }]) => answered > 0)
  const difference = largestDifference(groups)
  return [
    ...table(named, [
      nameColumn,
      ['photos', -7, ([, { photos }]) => photos],
      ['refused', -8, ([, { refused }]) => whole(refused)],
      ...seasons.map((season): Column<Named> => [
        season,
        -8,
        ([, group]) => whole(group.seasons[season]),
      ]),
      ['type', -8, ([, { confidence }]) => whole(confidence.faceType)],
      ['season', -9, ([, { confidence }]) => whole(confidence.season)],
    ]),
    'type, season: mean confidence',
    '',
    'The most frequent level of each trait, and the types',
    ...named.flatMap(([name, group]) =>
      wrapped(
        [
          `${name}:`,
          ...traits.map(
            (trait) => `${traitName[trait].split(' ')[0]} ${levelText(group.levels[trait])}`,
          ),
          ...(group.genders.length > 1 ? [] : shareWords(group.faceTypes)),
        ],
        2,
      ),
    ),
    ...(difference === null
      ? []
      : [
          '',
          ...wrapped(
            [
              `Largest difference between groups of ${minPhotos} and more:`,
              `${difference.figure},`,
              `${difference.most.group} ${whole(difference.most.share)},`,
              `${difference.least.group} ${whole(difference.least.share)}`,
            ],
            2,
          ),
        ]),
  ]
}
