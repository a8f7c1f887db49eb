import { named } from './named.js'

// Floors of the demonstration store.

export const groundFloor = named(
  '1階 ビューティー',
  '1F Beauty',
  '1樓 美妝',
  '1楼 美妆',
  '1층 뷰티',
)
export const mensFloor = named(
  '6階 メンズケア',
  '6F Men’s',
  '6樓 男士保養',
  '6楼 男士护理',
  '6층 남성 케어',
)
