import { traitName } from '../../names.js'
import type { AnswerName, NumbersName } from './compared.js'

/** The compared answers as reports name them. */
export const answerTitles: Readonly<Record<AnswerName, string>> = {
  faceType: 'face type',
  season: 'season',
  undertone: 'warm or cool',
  faceLine: `level of ${traitName.faceLine}`,
  eyebrowAngle: `level of ${traitName.eyebrowAngle}`,
  eyeVerticalLength: `level of ${traitName.eyeVerticalLength}`,
  mouthWidth: `level of ${traitName.mouthWidth}`,
  noseRatio: `level of ${traitName.noseRatio}`,
}

const numberTitles: Readonly<Record<string, string>> = {
  ...traitName,
  curve: 'map, linear to curved',
  age: 'map, child to adult',
  contourJaw: 'jaw by its edge',
}

/** A compared number as reports name it, by its own name where they have no better one. */
export const numberTitle = (name: string): string => numberTitles[name] ?? name

/** As `numberTitle`, and apart from the score of the same name. */
export const numberTitleIn = (numbers: NumbersName, name: string): string =>
  numbers === 'measures' ? `${numberTitle(name)}, as seen` : numberTitle(name)
