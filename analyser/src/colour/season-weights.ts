// Printed by `npm run fit` from 1187 photos of 716 people.
import type { Season } from '@kaoiro/core/diagnosis'
import type { ColourMeasure, ColourPart } from '@kaoiro/core/norms'

/** The colours of a photo in standard deviations of the people of the place. */
export type Colouring = Readonly<Record<ColourPart, ColourMeasure>>

/** Weights of a season: more of such a colour makes it likelier. */
export interface SeasonWeights {
  readonly offset: number
  readonly colours: Colouring
}

/**
 * How a standard deviation of each colour changes the logarithm of the chance that a portrait is called a season: a
 * multinomial logistic regression, with the ridge that `fit` states.
 */
export const seasonWeights: Readonly<Record<Season, SeasonWeights>> = {
  spring: {
    offset: 0.03,
    colours: {
      skin: { red: -0.016, blue: 0.07, light: 0.196 },
      white: { red: 0.049, blue: 0.009, light: 0.061 },
      surroundings: { red: 0.059, blue: -0.224, light: 0.156 },
      hair: { red: 0.184, blue: -0.121, light: 0.172 },
      iris: { red: -0.149, blue: 0.042, light: 0.235 },
      lips: { red: 0.129, blue: -0.144, light: 0.012 },
    },
  },
  summer: {
    offset: 0.356,
    colours: {
      skin: { red: -0.095, blue: 0.265, light: -0.11 },
      white: { red: -0.07, blue: -0.015, light: -0.011 },
      surroundings: { red: 0.001, blue: 0.01, light: 0.045 },
      hair: { red: -0.015, blue: -0.185, light: 0.232 },
      iris: { red: -0.119, blue: 0.15, light: 0.217 },
      lips: { red: -0.054, blue: 0.11, light: -0.111 },
    },
  },
  autumn: {
    offset: -0.101,
    colours: {
      skin: { red: 0.181, blue: -0.317, light: -0.024 },
      white: { red: 0.053, blue: 0.049, light: -0.005 },
      surroundings: { red: 0.038, blue: 0.088, light: -0.061 },
      hair: { red: 0.28, blue: -0.05, light: -0.158 },
      iris: { red: 0.2, blue: -0.113, light: -0.194 },
      lips: { red: -0.086, blue: -0.11, light: 0.137 },
    },
  },
  winter: {
    offset: -0.285,
    colours: {
      skin: { red: -0.07, blue: -0.017, light: -0.062 },
      white: { red: -0.032, blue: -0.043, light: -0.046 },
      surroundings: { red: -0.098, blue: 0.127, light: -0.14 },
      hair: { red: -0.449, blue: 0.356, light: -0.245 },
      iris: { red: 0.067, blue: -0.08, light: -0.258 },
      lips: { red: 0.011, blue: 0.143, light: -0.038 },
    },
  },
}
