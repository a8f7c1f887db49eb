import { analysis } from '../../src/site/site.js'

const places = ['service', 'device', 'ask'] as const

/** Where photos are analysed: by `KAOIRO_ANALYSIS` while the site is built, or else by site.ts. */
export const analysisPlace = (): (typeof places)[number] => {
  const wanted = process.env['KAOIRO_ANALYSIS'] || analysis
  const place = places.find((each) => each === wanted)
  if (place === undefined)
    throw new Error(`KAOIRO_ANALYSIS is "${wanted}", not one of ${places.join(', ')}`)
  return place
}
