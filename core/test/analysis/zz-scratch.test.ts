import { test } from 'vitest'
import { irisNear } from '@kaoiro/core/analysis/iris'
import { eyeView, usualEye } from './painted-eye.js'
test('x', () => {
let out = ''
for (const [n, iris] of [['blue',[110,140,170]],['green',[112,122,84]],['grey',[96,112,122]],['hazel',[110,88,60]],['summer50',[112,121,127]]] as any)
  for (const extra of [{}, {glint:false},{pupil:false},{glint:false,pupil:false}, {opening:.06}])
    out += [n, JSON.stringify(extra), [-.05,-.04,-.02,0,.02,.04,.05].map(o => { const i = irisNear(eyeView({iris,...extra}), {x:usualEye.x+o,y:0}); return (i.x-usualEye.x).toFixed(4) }).join(' ')].join(' ') + '\n'
console.log(out)
})
