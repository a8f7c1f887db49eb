import type { Season } from '@kaoiro/core/diagnosis'

/** Colours of the drawings: one ink and a few flat tints on ivory. */
export const tones = {
  ink: '#231f1c',
  inkSoft: '#6f655c',
  inkFaint: '#b3a699',
  ground: '#faf7f2',
  paper: '#fffdfa',
  powder: '#dda796',
  straw: '#c8b6a5',
  strawInk: '#57493f',
  lip: '#8a2f3c',
  lipstick: '#a84753',
  cloth: '#f4eee6',
  towel: '#f1ebe2',
  towelShade: '#ddd2c4',
  light: '#f4e3bf',
  water: '#c9d6df',
  night: '#2f3a57',
} as const

/** Each season's colour, and a text colour with a contrast of at least 4.5 on it (WCAG 2.2 AA). */
export const seasonTones: Readonly<Record<Season, { readonly tone: string; readonly on: string }>> =
  {
    spring: { tone: '#e7b394', on: '#231f1c' },
    summer: { tone: '#bcc3da', on: '#231f1c' },
    autumn: { tone: '#8c5a3a', on: '#fffdfa' },
    winter: { tone: '#2f3a57', on: '#fffdfa' },
  }
