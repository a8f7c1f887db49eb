/** What steers a terminal, or turns, hides or breaks what it shows (Unicode: Cc, Cf, Zl, Zp). */
export const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
