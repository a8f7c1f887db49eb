/** Characters of foreign text that one line has room for. */
const most = 120

/** Text from outside, fit for a terminal: nothing that steers it, and not endless. */
export const printable = (text: string): string => {
  const plain = text.replace(/\p{Cc}/gu, '\ufffd')
  return plain.length > most ? `${plain.slice(0, most)} …` : plain
}
