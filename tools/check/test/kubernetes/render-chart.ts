import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'

/** Values of a template by their names, such as `Values` and `Release`. */
type Scope = Readonly<Record<string, unknown>>

type Token = { readonly text: string } | { readonly action: string }

/**
 * Renders a Helm chart: the few actions of Go's templates that this chart uses. Any other is an error, so that the chart is
 * not rendered differently from Helm.
 */
export function renderChart(
  folder: string,
  values: unknown,
  namespace: string,
): ReadonlyArray<string> {
  const chart = parse(readFileSync(path.join(folder, 'Chart.yaml'), 'utf8')) as {
    readonly appVersion: string
  }
  const scope = {
    Values: values,
    Chart: { AppVersion: chart.appVersion },
    Release: { Namespace: namespace },
  }
  const templates = new Map<string, ReadonlyArray<Token>>()
  const files = readdirSync(path.join(folder, 'templates')).sort()
  return files
    .map((name) => {
      const text = readFileSync(path.join(folder, 'templates', name), 'utf8')
      return render(tokensOf(text), scope, scope, templates)
    })
    .filter((text) => text.trim() !== '')
}

/** `{{-` and `-}}` remove the blanks next to them. */
const tokensOf = (template: string): ReadonlyArray<Token> =>
  template
    .replace(/\s*\{\{-/g, '{{')
    .replace(/-\}\}\s*/g, '}}')
    .split(/(\{\{.*?\}\})/)
    .map((part) => (part.startsWith('{{') ? { action: part.slice(2, -2).trim() } : { text: part }))

const opens = /^(if|range|define)\b/

/** The index of the `end` of the block that begins at an index. */
const endOf = (tokens: ReadonlyArray<Token>, start: number): number => {
  let depth = 0
  for (let i = start; i < tokens.length; i++) {
    const token = tokens[i]
    if (token === undefined || 'text' in token) continue
    if (opens.test(token.action)) depth++
    if (token.action === 'end') depth--
    if (depth === 0) return i
  }
  throw new Error('a block lacks its end')
}

const render = (
  tokens: ReadonlyArray<Token>,
  scope: Scope,
  dot: unknown,
  templates: Map<string, ReadonlyArray<Token>>,
): string => {
  let text = ''
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (token === undefined) continue
    if ('text' in token) text += token.text
    else if (opens.test(token.action)) {
      const end = endOf(tokens, i)
      const inner = tokens.slice(i + 1, end)
      const [, kind, subject = ''] = /^(\w+) (.*)$/.exec(token.action) ?? []
      if (kind === 'define') templates.set(subject.slice(1, -1), inner)
      else {
        const value = evaluate(subject, scope, dot, templates)
        const times =
          kind === 'range' ? (value as ReadonlyArray<unknown>) : truthy(value) ? [dot] : []
        for (const each of times) text += render(inner, scope, each, templates)
      }
      i = end
    } else text += String(evaluate(token.action, scope, dot, templates))
  }
  return text
}

/** Empty values are false in Go's templates. */
const truthy = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)

/** Evaluates a pipeline such as `toYaml .Values.store | nindent 4`. */
const evaluate = (
  pipeline: string,
  scope: Scope,
  dot: unknown,
  templates: Map<string, ReadonlyArray<Token>>,
): unknown =>
  pipeline.split(' | ').reduce<unknown>((piped, call, i) => {
    const [name = '', ...words] = call.trim().split(' ')
    const args = words.map((word) => valueOf(word, scope, dot))
    const given = i === 0 ? args : [...args, piped]
    switch (name) {
      case 'include':
        return render(templates.get(String(given[0])) ?? [], scope, dot, templates).trim()
      case 'toYaml':
        return stringify(given[0]).trim()
      case 'quote':
        return JSON.stringify(String(given[0]))
      case 'default':
        return truthy(given[1]) ? given[1] : given[0]
      case 'not':
        return !truthy(given[0])
      case 'nindent':
        return `\n${String(given[1]).replace(/^(?=.)/gm, ' '.repeat(Number(given[0])))}`
      default:
        return valueOf(name, scope, dot)
    }
  }, undefined)

/** A number, a text in quotation marks, the dot, or a path such as `.Values.image.tag`. */
const valueOf = (word: string, scope: Scope, dot: unknown): unknown => {
  if (/^\d+$/.test(word)) return Number(word)
  if (/^"[^"]*"$/.test(word)) return word.slice(1, -1)
  if (word === '.') return dot
  if (!/^(\.\w+)+$/.test(word)) throw new Error(`unknown in a template: ${word}`)
  const names = word.slice(1).split('.')
  const found = names.reduce<unknown>((value, name) => (value as Scope | undefined)?.[name], scope)
  if (found === undefined) throw new Error(`the values lack ${word}`)
  return found
}
