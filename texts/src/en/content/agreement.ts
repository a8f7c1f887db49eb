import type { AgreementTexts } from '../../content/agreement-texts.js'

const small = ['no', 'one', 'two', 'three', 'four', 'five']

const inWords = (count: number): string => small[count] ?? String(count)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const agreement: AgreementTexts = {
  heading: 'How well your photos agree',
  meaning: (photos) => `This result combines ${inWords(photos)} photos.`,
  byLevel: {
    all: (_, photos) =>
      photos === 2
        ? 'Both photos gave this result.'
        : `All ${inWords(photos)} photos gave this result.`,
    most: (count, photos) =>
      `${capital(inWords(count))} of ${inWords(photos)} photos gave this result.`,
    some: (count, photos) =>
      `${capital(inWords(count))} of ${inWords(photos)} photos gave this result: light and expression can change it.`,
    none: (_, photos) =>
      `None of the ${inWords(photos)} photos gave this result alone; together, they come closest to it.`,
  },
}
