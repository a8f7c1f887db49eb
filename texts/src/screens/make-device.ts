import type { ModuleParts } from '../../compiled/parts.js'

/** Puts the texts about analysis on the visitor's own device together. */
export function makeDevice({ device, certainty, terms }: ModuleParts['device']) {
  return {
    ...device,
    look: {
      ...device.look,
      remarks: { ...certainty.doubts, 'closed-eyes': certainty.closedEyes },
    },
    receipt: { ...device.receipt, heading: terms.photoAndData },
  }
}
