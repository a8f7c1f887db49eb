export { wallpaper } from './cards/wallpaper.js'
