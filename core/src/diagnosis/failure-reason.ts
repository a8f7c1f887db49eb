/** Why the service could not analyse a photo. */
export const reasons = [
  'no-face',
  'many-faces',
  // The chin is below the picture.
  'chin-outside',
  // Another part of the face is outside the picture.
  'off-centre',
  'face-too-small',
  'face-turned',
  // The head is tilted to a shoulder, or the photo is on its side.
  'face-tilted',
  'face-covered',
  'too-dark',
  'too-bright',
  'blurred',
  'colour-cast',
  // Shades of one colour: black and white, sepia.
  'no-colour',
  // A drawing or a screenshot, with areas of exactly one colour.
  'not-a-photo',
  'unreadable-photo',
  'internal-error',
] as const

export type Reason = (typeof reasons)[number]

export const isReason = (text: string | null): text is Reason =>
  reasons.some((reason) => reason === text)
