/** White things that a visitor holds beside the face, so that the photo shows its light. */
export const lightReferences = ['sheet', 'card'] as const

export type LightReferenceKind = (typeof lightReferences)[number]
