import { describe, expect, it } from 'vitest'
import { plant } from '#testing/plant.ts'
import { checkOnce } from './check-once.ts'

const messages = (files: Record<string, string>) =>
  checkOnce(plant(files)).map(({ path, line, message }) => `${path}:${line ?? ''} ${message}`)

const rule = `export const message = 'A tender cannot wait for a person'\n`

describe('the message of a rule', () => {
  it('may stand in one source file and in tests', () => {
    expect(
      messages({
        'packages/domain/src/tenders/rule.ts': rule,
        'packages/domain/src/tenders/rule.test.ts': rule,
        'apps/web/src/ui/a.ts': `export const other = 'A tender can wait'`,
      }),
    ).toEqual([])
  })

  it.each([
    ['quoted', `export const a = "A tender cannot wait for a person"`],
    ['inside a longer text', `export const a = 'Sorry: A tender cannot wait for a person.'`],
    ['in a template', `export const a = (b: string) => \`\${b}: A tender cannot wait for a person\``],
    ['between tags', 'export const A = () => <p>\n  A tender cannot\n  wait for a person\n</p>'],
  ])('is found again elsewhere, %s', (_title, text) => {
    const findings = messages({ 'packages/domain/src/tenders/rule.ts': rule, 'apps/web/src/ui/A.tsx': text })
    expect(findings).toEqual([expect.stringMatching(/^apps\/web\/src\/ui\/A\.tsx:\d repeats "A tender cannot wait/)])
  })

  it('is found twice in the contract, once per pair', () => {
    const findings = messages({ 'packages/contract/src/a.ts': rule, 'packages/contract/src/b.ts': rule })
    expect(findings).toEqual([
      'packages/contract/src/b.ts:1 repeats "A tender cannot wait for a person" of packages/contract/src/a.ts',
    ])
  })

  it('is found with and without its full stop, and inside a longer text of an earlier file', () => {
    const withStop = rule.replace("person'", "person.'")
    expect(messages({ 'packages/domain/src/a.ts': rule, 'packages/domain/src/b.ts': withStop })).toHaveLength(1)
    expect(messages({ 'packages/domain/src/a.ts': withStop, 'packages/domain/src/b.ts': rule })).toHaveLength(1)
    const longer = rule.replace("'A tender", "'Sorry: A tender")
    expect(messages({ 'packages/domain/src/a.ts': longer, 'packages/domain/src/b.ts': rule })).toHaveLength(1)
  })
})

describe('an operation', () => {
  const contract = { 'packages/contract/src/lanes.ts': `export const getLane = operation({ name: 'getLane' })` }
  const routes = (text: string) => ({ 'apps/api/src/features/lanes/lanes.routes.ts': text })

  it('is bound once, by its name or through its contract', () => {
    expect(messages({ ...contract, ...routes('export const routes = [bind(getLane, read)]') })).toEqual([])
    expect(messages({ ...contract, ...routes('export const routes = [bind(contract.getLane, read)]') })).toEqual([])
  })

  it('is missed when no route binds it', () => {
    expect(messages({ ...contract, ...routes('export const routes = [bind(contract.getLanes, read)]') })).toEqual([
      'packages/contract/src/lanes.ts:1 operation getLane is bound nowhere',
    ])
  })

  it('is found when two routes bind it', () => {
    const findings = messages({
      ...contract,
      ...routes('export const routes = [bind(getLane, a), bind(contract.getLane, b)]'),
    })
    expect(findings).toEqual([
      expect.stringMatching(/bound more than once: .*lanes\.routes\.ts:1, .*lanes\.routes\.ts:1/),
    ])
  })
})

describe('a feature of the web', () => {
  it('needs a contract of its name', () => {
    const page = { 'apps/web/src/features/lanes/LanePage.tsx': '' }
    expect(messages({ ...page, 'packages/contract/src/lanes.ts': '' })).toEqual([])
    expect(messages(page)).toEqual([expect.stringMatching(/features\/lanes: has no contract of its name/)])
  })
})

describe('a requirement code in the domain', () => {
  const files = (title: string) => ({
    'docs/requirements/1.md': '- **RULE-23** …\n- **RULE-24** …',
    'packages/domain/src/lanes/rule.ts': '/** RULE-23, in UTF-8: a rule. */\nexport const a = 1\n',
    'packages/domain/src/lanes/rule.test.ts': title,
  })

  it('is in the title of a test', () => {
    expect(messages(files(`it('refuses it [RULE-23]', () => {})`))).toEqual([])
    expect(messages(files('it(`refuses it [RULE-23]`, () => {})'))).toEqual([])
    expect(messages(files(`it.each([1])('refuses %s [RULE-23]', () => {})`))).toEqual([])
  })

  it('is missed when no title has it, also when a comment of the test has', () => {
    const findings = messages(files(`// The rule of RULE-23.\nit('refuses it [RULE-24]', () => {})`))
    expect(findings).toEqual(['packages/domain/src/lanes/rule.ts:1 names RULE-23, which no test has in its title'])
  })
})

describe('unfinished work', () => {
  it.each(['skip', 'only', 'todo'])('is a test with .%s', (word) => {
    const findings = messages({ 'packages/domain/src/a.test.ts': `it.${word}('works', () => {})` })
    expect(findings).toEqual([`packages/domain/src/a.test.ts:1 uses it.${word}`])
    expect(messages({ 'packages/domain/src/a.test.ts': `describe.${word}('works', () => {})` })).toHaveLength(1)
  })

  it('is a note to do it later', () => {
    const note = ['TO', 'DO'].join('')
    expect(messages({ 'apps/web/src/ui/a.ts': `export const a = 1 // ${note}: later` })).toEqual([
      `apps/web/src/ui/a.ts:1 holds a ${note}`,
    ])
  })
})

describe('plain English', () => {
  it.each([
    ['/** ORDER-7 */', 1],
    ['/** ROUTE-15, ROUTE-17 to ROUTE-19. */', 1],
    ['  // DEF-91 and DEF-92', 1],
    ['/** DEF-50, DEF-55: the load of a truck. */', 1],
    [' * ORDPAGE-6: changes the status.', 1],
    ['/** Orders that cross a border. (ORDER-8) */', 0],
    ['// A-1 pallets only', 0],
  ])('asks %s to say something', (comment, count) => {
    const match = messages({ 'apps/api/src/a.ts': `${comment}\nexport const a = 1` })
    expect(match).toEqual(count ? ['apps/api/src/a.ts:1 has a comment that is only a code, or begins with one'] : [])
  })

  it.each([
    ['const desk = 1', 'desk', 'deps'],
    ['type Told = string', 'Told', 'report, message or payload'],
    ['function mend() {}', 'mend', 'fix'],
    ['const a = (asked: string) => asked', 'asked', 'request'],
    ['const { way: found } = lane', 'found', 'match or result'],
  ])('refuses the retired name in %s', (text, name, better) => {
    expect(messages({ 'apps/api/src/a.ts': text })).toEqual([`apps/api/src/a.ts:1 declares ${name}; call it ${better}`])
  })
})
