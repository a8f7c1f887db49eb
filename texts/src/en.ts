export * from '../compiled/en/built-in.js'
