import type { Import } from '#imports/resolve.ts'
import { featureOf, isWithin, type Zone, zoneOf } from '#imports/zones.ts'
import { isTest } from '#source/tree.ts'

/** Returns what is wrong with an import, or undefined. */
export type Rule = (entry: Import) => string | undefined

export const rules: Rule[] = [relativePath, direction, door, rootFiles, testing, wholeContract, library, testLibrary]

function relativePath({ from, specifier, target }: Import): string | undefined {
  if (specifier.startsWith('../../')) return `climbs with ../../; use a # import: ${specifier}`
  if (specifier.startsWith('.') && target && workspace(target) !== workspace(from)) {
    return `leaves its package by a relative path; use the package's name: ${specifier}`
  }
}

function direction({ from, target }: Import): string | undefined {
  const [here, there] = [zoneOf(from), target ? zoneOf(target) : undefined]
  if (!here || !there || isWithin(there.name, mayImport(here, from))) return
  return `${here.name} may not import ${there.name} (${target})`
}

function door({ from, target = '' }: Import): string | undefined {
  const [mine, theirs] = [featureOf(from), featureOf(target)]
  if (!mine || !theirs || mine === theirs || isTest(from) || target === `${theirs}/index.ts`) return
  return `reaches behind the door of another feature; import ${theirs}/index.ts instead of ${target}`
}

function rootFiles({ from, target = '' }: Import): string | undefined {
  if (zoneOf(target)?.name !== 'api/root' || isTest(from)) return
  const here = zoneOf(from)?.name ?? ''
  if (!isWithin(here, ['api/root', 'api/commands', 'demo', 'bench']))
    return `only tests and commands may import ${target}`
}

function testing({ from, target = '' }: Import): string | undefined {
  if (!isTest(from) && isTest(target)) return `imports what is for tests only: ${target}`
}

function wholeContract({ from, specifier }: Import): string | undefined {
  if (!from.startsWith('apps/web/') || isTest(from) || !/^@lanewise\/contract(\/index)?$/.test(specifier)) return
  return 'would carry every operation into the first bundle; import @lanewise/contract/<file>'
}

function library({ from, specifier, target }: Import): string | undefined {
  const zone = zoneOf(from)
  if (target || isTest(from) || !zone) return
  const inBrowser = zone.name.startsWith('web/') && specifier.startsWith('node:')
  if (inBrowser || zone.library?.(packageName(specifier)) === false) return `${zone.name} may not import ${specifier}`
}

const forTests = ['vitest', 'fast-check', '@testing-library']

function testLibrary({ from, specifier, target }: Import): string | undefined {
  if (target || isTest(from) || !from.includes('/src/')) return
  const isForTests = forTests.some((name) => specifier === name || specifier.startsWith(`${name}/`))
  if (isForTests) return `imports a library for tests: ${specifier}`
}

/** A test may also import its whole package and, in the apps, use the product as a caller does. */
function mayImport(zone: Zone, path: string): string[] {
  if (!isTest(path) || zone.name === 'e2e') return zone.may
  const [app = ''] = zone.name.split('/')
  const caller = ['api', 'web', 'demo'].includes(app) ? ['domain', 'contract', 'client'] : []
  return [...zone.may, app, ...caller, ...(app === 'demo' ? ['api'] : [])]
}

const workspace = (path: string): string => /^(packages|apps)\/[^/]+|^[^/]+/.exec(path)?.[0] ?? ''

function packageName(specifier: string): string {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}
