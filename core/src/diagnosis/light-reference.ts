/** What visitors may hold next to the face, so that the photo shows its light. */
export const lightReferences = ['sheet', 'card'] as const

export type LightReferenceKind = (typeof lightReferences)[number]
