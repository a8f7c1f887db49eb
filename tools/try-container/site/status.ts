import type { Figure } from '../../report/figure.js'

/** Of `/proc/1/status`: the number after a name; capabilities are hexadecimal. */
const field = (status: string, name: string): string =>
  new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '?'

const isZero = (hexadecimal: string): boolean => /^0+$/.test(hexadecimal)

/** Who the node's process is and what it may do, as the kernel says. */
export const statusFigures = (status: string): ReadonlyArray<Figure> => {
  const user = field(status, 'Uid')
  const effective = field(status, 'CapEff')
  const bound = field(status, 'CapBnd')
  const isFixed = field(status, 'NoNewPrivs') === '1'
  return [
    { name: 'user', measured: `uid ${user}`, goal: 'uid 1000, not root', reached: user === '1000' },
    {
      name: 'capabilities, now and at most',
      measured: isZero(effective) && isZero(bound) ? 'none' : `${effective} ${bound}`,
      goal: 'none',
      reached: isZero(effective) && isZero(bound),
    },
    {
      name: 'may gain privileges',
      measured: isFixed ? 'no' : 'yes',
      goal: 'no',
      reached: isFixed,
    },
  ]
}
