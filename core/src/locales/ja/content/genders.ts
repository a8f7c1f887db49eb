import type { Gender } from '../../../diagnosis/gender.js'

// Apart from the other terms: the first screen needs these alone.
export const genders: Readonly<Record<Gender, string>> = { MEN: '男性', WOMEN: '女性' }
