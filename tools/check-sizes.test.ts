import { describe, expect, it } from 'vitest'
import { plant } from '#testing/plant.ts'
import { checkSizes } from './check-sizes.ts'

const messages = (files: Record<string, string>) =>
  checkSizes(plant(files)).map(({ path, message }) => `${path}: ${message}`)

const lines = (count: number, line = 'f()') => Array.from({ length: count }, () => line).join('\n')
const functionOf = (count: number, head = 'export function f() {') => `${head}\n${lines(count - 2)}\n}\n`

describe('size limits', () => {
  it('lets what is at the limit pass', () => {
    expect(
      messages({
        'apps/api/src/platform/a.ts': `export const f = () => 1\n${lines(299)}\n`,
        'apps/api/src/platform/a.test.ts': `export const f = () => 1\n${lines(499)}\n`,
        'apps/api/src/platform/b.ts': functionOf(40),
        'apps/web/src/ui/A.tsx': functionOf(150, 'export function A() {'),
        ...Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`apps/web/src/ui/data/a${n}.ts`, ''])),
        'apps/web/src/ui/data/a1.test.ts': '',
      }),
    ).toEqual([])
  })

  it('fails on a source file of 301 lines and on a test of 501', () => {
    const text = (count: number) => `export const f = () => 1\n${lines(count - 1)}\n`
    expect(messages({ 'apps/api/src/platform/a.ts': text(301) })).toEqual([
      expect.stringMatching(/has 301 lines, over 300/),
    ])
    expect(messages({ 'apps/api/src/platform/a.test.ts': text(501) })).toEqual([expect.stringMatching(/over 500/)])
  })

  it('lets generated files and tables of data be long', () => {
    const table = `export const places = [\n${lines(400, `  { name: 'a' },`)}\n]\n`
    expect(messages({ 'packages/domain/src/places.ts': table })).toEqual([])
    expect(messages({ 'packages/domain/src/places.gen.ts': functionOf(400) })).toEqual([])
  })

  it.each([
    ['a function', 'export function f() {'],
    ['an arrow function', 'export const f = () => {'],
    ['a hook', 'export function useF() {'],
  ])('fails on %s of 41 lines', (_title, head) => {
    expect(messages({ 'apps/web/src/ui/a.tsx': functionOf(41, head) })).toEqual([
      expect.stringMatching(/has 41 lines, over 40/),
    ])
  })

  it('does not measure the functions of tests', () => {
    expect(messages({ 'apps/web/src/ui/a.test.tsx': functionOf(80) })).toEqual([])
  })

  it.each([
    ['a component', 'export function A() {', '}'],
    ['a wrapped component', 'export const A = memo(() => {', '})'],
  ])('fails on %s of 151 lines', (_title, head, tail) => {
    const text = `${head}\n${lines(149)}\n${tail}\n`
    expect(messages({ 'apps/web/src/ui/A.tsx': text })).toEqual([expect.stringMatching(/component A has 151 lines/)])
  })

  it('measures a function inside a component by itself', () => {
    const text = `export function A() {\n  const f = () => {\n${lines(45)}\n  }\n  return f\n}\n`
    expect(messages({ 'apps/web/src/ui/A.tsx': text })).toEqual([expect.stringMatching(/function f has 47 lines/)])
  })

  it('fails on a component with 8 props, inline or by name', () => {
    const members = lines(8, 'p: string;')
    expect(messages({ 'apps/web/src/ui/A.tsx': `export function A(props: { ${members} }) {}` })).toEqual([
      expect.stringMatching(/has 8 props, over 7/),
    ])
    expect(
      messages({ 'apps/web/src/ui/A.tsx': `type P = { ${members} }\nexport function A(props: P) {}` }),
    ).toHaveLength(1)
  })

  it('does not count what HTML itself gives to a control', () => {
    const native = 'value: string; onChange: () => void; name: string; disabled: boolean; ref: unknown; title: string;'
    expect(
      messages({ 'apps/web/src/ui/A.tsx': `export function A(props: { ${native} ${lines(7, 'p: string;')} }) {}` }),
    ).toEqual([])
  })

  it('fails on a folder of 13 source files', () => {
    const files = Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`apps/web/src/ui/data/a${n}.ts`, '']))
    expect(messages(files)).toEqual(['apps/web/src/ui/data: holds 13 source files, over 12; group them'])
  })
})
