/** The name of a rule, and a file that violates it. */
type Violation = readonly [rule: string, text: string]

const lines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `export const a${at} = ${at}\n`).join('')

const component = (body: string): string => `
import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
export const hooks = { useEffect, useRef, useState }
export const Box = ({ size }: { readonly size: number }): ReactElement => {
  ${body}
}`

export const refusedInCore: ReadonlyArray<Violation> = [
  ['no-throw', "export const f = (): void => { throw new Error('x') }"],
  ['max-lines', lines(301)],
  ['no-unused-vars', 'const a = 1\nexport {}'],
  ['prefer-const', 'let a = 1\nexport const b = a'],
  ['no-explicit-any', 'export const f = (a: any): boolean => a === 1'],
  ['no-unsafe-assignment', 'declare const a: any\nexport const b: number = a'],
  ['no-unsafe-call', 'declare const a: any\na()\nexport {}'],
  ['no-unsafe-member-access', 'declare const a: any\nexport const b = a.c === 1'],
  ['no-unsafe-return', 'declare const a: any\nexport const f = (): number => a'],
  [
    'no-unsafe-argument',
    'declare const a: any\nexport const f = (b: number): number => b\nexport const c = f(a)',
  ],
  ['no-floating-promises', 'export const f = (p: Promise<number>): void => { p.then() }'],
  [
    'no-misused-promises',
    'export const f = (p: Promise<boolean>): number => { if (p) return 1; return 2 }',
  ],
  [
    'switch-exhaustiveness-check',
    "export const f = (a: 'x' | 'y'): number => { switch (a) { case 'x': return 1 } return 2 }",
  ],
  ['no-unnecessary-condition', "export const f = (a: string): string => a ?? 'b'"],
  ['no-unnecessary-type-assertion', 'export const f = (a: string): string => a as string'],
  ['no-non-null-assertion', 'export const f = (a: { b: number } | undefined): number => a!.b'],
  ['no-deprecated', '/** @deprecated */\nconst a = 1\nexport const b = a'],
  ['no-confusing-void-expression', 'export const f = (g: () => void): unknown => { return g() }'],
  ['restrict-template-expressions', 'export const f = (a: object): string => `${a}`'],
  ['restrict-plus-operands', 'export const f = (a: number, b: string): string => a + b'],
  ['consistent-type-imports', "import { A } from './other.js'\nexport const f = (a: A): A => a"],
  ['require-await', 'export const f = async (): Promise<number> => { return 1 }'],
  ['ban-ts-comment', '// @ts-expect-error\nexport const a: number = true'],
]

export const refusedInScreens: ReadonlyArray<Violation> = [
  ['max-lines', lines(151)],
  ['rules-of-hooks', component('if (size > 1) useState(1)\nreturn <p>{size}</p>')],
  [
    'exhaustive-deps',
    component('useEffect(() => { document.title = String(size) }, [])\nreturn <p>x</p>'),
  ],
  ['refs', component('const ref = useRef(size)\nreturn <p>{ref.current}</p>')],
  [
    'set-state-in-effect',
    component(
      'const [a, setA] = useState(0)\nuseEffect(() => { setA(size) }, [size])\nreturn <p>{a}</p>',
    ),
  ],
  ['purity', component('return <p>{size + Math.random()}</p>')],
  ['alt-text', component('return <img src="a" width={size} />')],
  ['label-has-associated-control', component('return <label>x</label>')],
  ['no-static-element-interactions', component('return <div onClick={() => size}>x</div>')],
  ['aria-role', component('return <div role="datepicker">{size}</div>')],
  ['interactive-supports-focus', component('return <b role="button" onClick={() => size}>x</b>')],
]
