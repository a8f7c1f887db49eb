import { analysis, lookBeforeSending } from '../src/site/site.js'

const places = ['service', 'device', 'ask'] as const
const settings = ['on', 'off'] as const

/** Returns a build variable's value. Throws if it is not one of the choices. */
const choiceOf = <A extends string>(
  name: 'KAOIRO_ANALYSIS' | 'KAOIRO_LOOK',
  choices: ReadonlyArray<A>,
  defaultChoice: A,
): A => {
  const value = process.env[name] || defaultChoice
  const choice = choices.find((each) => each === value)
  if (choice === undefined)
    throw new Error(`${name} is "${value}"; it must be one of ${choices.join(', ')}`)
  return choice
}

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
