export { pngProfileOf } from './photo/png-profile.js'
