/** Whether a file is the one that was built, by its SHA-256 in hexadecimal digits. */
export const hasHash = async (content: ArrayBuffer, sha256: string): Promise<boolean> => {
  const digest = await crypto.subtle.digest('SHA-256', content)
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  return digits.join('') === sha256
}
