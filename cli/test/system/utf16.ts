/** Text as PowerShell saves it: in UTF-16 with a byte order mark. */
export const utf16Le = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le')

export const utf16Be = (text: string): Buffer => utf16Le(text).swap16()
