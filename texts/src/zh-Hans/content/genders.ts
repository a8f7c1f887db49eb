import type { Gender } from '@kaoiro/core/diagnosis'

// In a separate file: these are the only terms on the first screen.
export const genders: Readonly<Record<Gender, string>> = { MEN: '男士', WOMEN: '女士' }
