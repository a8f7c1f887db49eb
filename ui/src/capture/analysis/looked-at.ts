/** The parts of a face that are lit during the analysis, in this order. */
export const lookedAt = ['outline', 'brows', 'eyes', 'mouth', 'colours'] as const
