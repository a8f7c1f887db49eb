import type { PortraitParameters } from '@kaoiro/fixtures/portrait/parameters/parameters'
import { portraits } from '@kaoiro/fixtures/portrait/parameters/portraits'

/** The parameters of the fixture of this name. */
export const portraitNamed = (name: string): PortraitParameters => {
  const portrait = portraits.find((each) => each.name === name)
  if (portrait === undefined) throw new Error(`no portrait ${name}`)
  return portrait.parameters
}
