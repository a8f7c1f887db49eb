import { analysis, lookBeforeSending } from '../src/site/site.js'
import { choiceOf } from './choice.js'

const places = ['service', 'device', 'ask'] as const
const settings = ['on', 'off'] as const

/** Where photos are analysed: `KAOIRO_ANALYSIS` at build time, by default the value in site.ts. */
export const analysisPlace = (): (typeof places)[number] =>
  choiceOf('KAOIRO_ANALYSIS', places, analysis)

/**
 * Whether the site can check photos on the visitor's device before they are sent: `KAOIRO_LOOK` at build time, by
 * default the value in site.ts. Always true if photos may be analysed on the device.
 */
export const hasPhotoLook = (): boolean =>
  analysisPlace() !== 'service' ||
  choiceOf('KAOIRO_LOOK', settings, lookBeforeSending ? 'on' : 'off') === 'on'
