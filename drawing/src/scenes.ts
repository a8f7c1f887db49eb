export { counsellingPicture } from './scenes/counselling-drawing.js'
export { seasonPicture } from './scenes/season-drawing.js'
export { tipPeople, tipPicture } from './scenes/tip-drawing.js'
