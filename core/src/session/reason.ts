/** Why the service could not analyse a photo. */
export const reasons = [
  'no-face',
  'many-faces',
  'face-too-small',
  'face-turned',
  'too-dark',
  'too-bright',
  'unreadable-photo',
  'internal-error',
] as const

export type Reason = (typeof reasons)[number]

export const isReason = (text: string | null): text is Reason =>
  reasons.some((reason) => reason === text)
