// Printed by `npm run fit` from 1501 photos of 856 people.
import type { Norms } from '@kaoiro/core/norms'

/**
 * Visitors of an unknown place, with an unknown phone: the mean of several sets of people, and their deviation within and
 * between sets. So the answers are flat where they cannot be otherwise.
 */
export const shippedNorms: Norms & {
  readonly everybody: Required<Norms['everybody']>
} = {
  version: 'shipped-1',
  everybody: {
    skin: {
      people: 856,
      mean: { red: 0.616, blue: -0.225, light: -0.942 },
      deviation: { red: 0.305, blue: 0.221, light: 0.47 },
    },
    white: {
      people: 856,
      mean: { red: 0.337, blue: -0.071, light: -1.379 },
      deviation: { red: 0.258, blue: 0.236, light: 0.635 },
    },
    surroundings: {
      people: 856,
      mean: { red: 0.041, blue: 0.023, light: -0.941 },
      deviation: { red: 0.112, blue: 0.107, light: 0.693 },
    },
    hair: {
      people: 856,
      mean: { red: 0.438, blue: -0.198, light: -3.272 },
      deviation: { red: 0.378, blue: 0.439, light: 1.144 },
    },
    iris: {
      people: 856,
      mean: { red: 0.557, blue: -0.179, light: -3.34 },
      deviation: { red: 0.434, blue: 0.422, light: 0.814 },
    },
    lips: {
      people: 856,
      mean: { red: 1.358, blue: 0.069, light: -1.945 },
      deviation: { red: 0.522, blue: 0.329, light: 0.534 },
    },
  },
}
