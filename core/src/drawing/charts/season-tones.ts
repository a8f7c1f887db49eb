import type { Season } from '../../diagnosis/season.js'

/** A season's tone, and the ink that reads on it with a contrast of at least 4.5 (WCAG 2.2 AA). */
export const seasonTones: Readonly<Record<Season, { readonly tone: string; readonly on: string }>> =
  {
    spring: { tone: '#e7b394', on: '#231f1c' },
    summer: { tone: '#bcc3da', on: '#231f1c' },
    autumn: { tone: '#8c5a3a', on: '#fffdfa' },
    winter: { tone: '#2f3a57', on: '#fffdfa' },
  }
