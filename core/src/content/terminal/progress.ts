/** How far a batch has got. */
export interface ProgressTexts {
  readonly perSecond: (rate: string) => string
  readonly failed: (count: number) => string
  readonly left: (duration: string) => string
  readonly duration: (hours: number, minutes: number, seconds: number) => string
}
