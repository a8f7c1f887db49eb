export { seasonPicture } from './scenes/season-drawing.js'
