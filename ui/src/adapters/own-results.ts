import { save, saved, tabStorage } from './storage.js'

const ownCodes = (): ReadonlyArray<string> => (saved(tabStorage, 'own') ?? '').split(' ')

/** Whether the result of this code was analysed in this tab. @param code without leading zeros */
export const isOwnResult = (code: string): boolean => ownCodes().includes(code)

/** Remembers a result of this tab, also for links to it from other screens. */
export function rememberOwnResult(code: string): void {
  if (!isOwnResult(code)) save(tabStorage, 'own', [...ownCodes(), code].join(' ').trim())
}

/** The code of someone else's result that led the visitor to an analysis; null if there is none. */
export const invitingResult = (): string | null => saved(tabStorage, 'invited-by')

export const rememberInvitingResult = (code: string): void => save(tabStorage, 'invited-by', code)
