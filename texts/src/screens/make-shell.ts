import type { Parts } from '../../compiled/parts.js'

/** Adds the texts that the frame around every screen shares with other screens. */
export const makeShell = ({ shell, shared }: Pick<Parts, 'shell' | 'shared'>) => ({
  ...shell,
  error: { ...shell.error, heading: shared.errorHeading },
})

export type ShellTexts = ReturnType<typeof makeShell>
