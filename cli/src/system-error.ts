import { systemFault } from './system-fault.js'

/** Node's error in a few words, by its code; one that is not listed speaks for itself. */
export const inWords = (error: unknown, words: Readonly<Record<string, string>> = {}): string => {
  const { code, detail } = systemFault(error)
  return words[code] ?? detail
}

/** The system's own words alone: of `ENOSPC: no space left on device, write` what is between. */
export const systemMessage = ({ message }: Error): string =>
  message.replace(/^[A-Z\d]+: (.*?)(?:, \w+)?$/s, '$1')
