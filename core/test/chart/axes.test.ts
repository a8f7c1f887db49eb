import { expect, test } from 'vitest'
import { axes } from '@kaoiro/core/chart/axes'

test('the chart has the rows of specification §3', () => {
  expect(axes).toEqual([
    { trait: 'faceLine', letter: 'A', levels: 5 },
    { trait: 'eyebrowAngle', letter: 'B', levels: 5 },
    { trait: 'eyeVerticalLength', letter: 'C', levels: 5 },
    { trait: 'mouthWidth', letter: 'D', levels: 3 },
    { trait: 'noseRatio', letter: 'E', levels: 3 },
  ])
})
