import { lookBeforeSending } from '../../src/site/site.js'
import { analysisPlace } from './analysis-place.js'

const settings = ['on', 'off'] as const

/** By `KAOIRO_LOOK` while the site is built, or else by site.ts. */
const isLookWanted = (): boolean => {
  const wanted = process.env['KAOIRO_LOOK'] || (lookBeforeSending ? 'on' : 'off')
  const setting = settings.find((each) => each === wanted)
  if (setting === undefined)
    throw new Error(`KAOIRO_LOOK is "${wanted}", not one of ${settings.join(', ')}`)
  return setting === 'on'
}

/** Whether the site has what looks at a photo on the visitor's device; it has if that may analyse photos, too. */
export const hasPhotoLook = (): boolean => analysisPlace() !== 'service' || isLookWanted()
