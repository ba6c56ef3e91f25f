/** A part of the product, the parts that it may import (a name includes everything below it), and its libraries. */
export type Zone = { name: string; at: RegExp; may: string[]; library?: (name: string) => boolean }

const none = () => false
const only =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name)
const allBut =
  (...names: string[]) =>
  (name: string) =>
    !names.includes(name)

const dataLibraries = ['zod', '@tanstack/react-query', 'socket.io-client', 'oidc-client-ts']
const demoMay = [
  'domain',
  'geography',
  'contract',
  'api/platform',
  'api/connectors',
  'api/features/doors',
  'api/root',
  'api/commands',
  'demo',
]
const apiMay = ['domain', 'geography', 'hazmat', 'optimizer', 'edi', 'contract', 'client', 'api']

/** Allowed imports per zone. A path belongs to the first zone that matches. */
export const zones: Zone[] = [
  { name: 'domain/shared', at: /^packages\/domain\/src\/shared\//, may: ['domain'], library: none },
  { name: 'domain/access', at: /^packages\/domain\/src\/access\//, may: ['domain'], library: none },
  { name: 'domain/history', at: /^packages\/domain\/src\/history\//, may: ['domain'], library: none },
  { name: 'domain', at: /^packages\/domain\/src\//, may: ['domain'], library: none },
  { name: 'geography', at: /^packages\/geography\//, may: ['domain', 'geography'] },
  { name: 'hazmat', at: /^packages\/hazmat\//, may: ['domain', 'hazmat'] },
  { name: 'optimizer', at: /^packages\/optimizer\//, may: ['domain', 'optimizer'], library: none },
  { name: 'edi', at: /^packages\/edi\//, may: ['domain', 'edi'], library: none },
  { name: 'contract', at: /^packages\/contract\/src\//, may: ['domain', 'contract'], library: only('zod') },
  { name: 'client', at: /^packages\/client\/src\//, may: ['contract', 'client'], library: only('zod') },
  { name: 'api/root', at: /^apps\/api\/src\/[^/]+\.ts$/, may: apiMay },
  { name: 'api/ops', at: /^apps\/api\/src\/ops\//, may: [...apiMay, 'demo'] },
  { name: 'api/commands', at: /^apps\/api\/src\/commands\//, may: apiMay },
  { name: 'api/platform/db', at: /^apps\/api\/src\/platform\/db\//, may: platformMay() },
  { name: 'api/platform', at: /^apps\/api\/src\/platform\//, may: platformMay() },
  {
    name: 'api/connectors',
    at: /^apps\/api\/src\/connectors\//,
    may: ['domain', 'geography', 'api/platform', 'api/connectors'],
  },
  // Public API of a feature; the demo writes its records through the same functions.
  { name: 'api/features/doors', at: /^apps\/api\/src\/features\/[^/]+\/index\.ts$/, may: featuresMay() },
  { name: 'api/features', at: /^apps\/api\/src\/features\//, may: featuresMay() },
  { name: 'web/ui', at: /^apps\/web\/src\/ui\//, may: ['web/ui'], library: allBut(...dataLibraries) },
  {
    name: 'web/platform',
    at: /^apps\/web\/src\/platform\//,
    may: ['domain', 'contract', 'client', 'web/ui', 'web/platform'],
  },
  {
    name: 'web/features',
    at: /^apps\/web\/src\/features\//,
    may: ['domain', 'contract', 'web/ui', 'web/platform', 'web/features'],
  },
  { name: 'web/testing', at: /^apps\/web\/src\/testing\//, may: ['domain', 'contract', 'client', 'web'] },
  { name: 'web/root', at: /^apps\/web\/src\/[^/]+$/, may: ['domain', 'contract', 'client', 'web'] },
  { name: 'demo/simulator', at: /^demo\/(src\/)?simulator\//, may: ['domain', 'edi', 'demo/simulator'] },
  { name: 'demo', at: /^demo\//, may: demoMay },
  { name: 'e2e', at: /^e2e\//, may: ['e2e'] },
  {
    name: 'bench',
    at: /^bench\//,
    may: ['domain', 'optimizer', 'geography', 'contract', 'client', 'api', 'demo', 'e2e', 'bench'],
  },
  { name: 'tools/geodata', at: /^tools\/geodata\//, may: ['domain', 'geography', 'tools/geodata'] },
  { name: 'tools', at: /^tools\//, may: ['tools'] },
]

export const zoneOf = (path: string): Zone | undefined => zones.find((zone) => zone.at.test(path))

export const isWithin = (zone: string, parts: string[]): boolean =>
  parts.some((part) => part === '' || zone === part || zone.startsWith(`${part}/`))

/** Folder below `features/` that contains a path, including the app. */
export const featureOf = (path: string): string | undefined => /^apps\/\w+\/src\/features\/[^/]+/.exec(path)?.[0]

/** Roots whose folders depend on one another in one direction; a file next to the folders counts as one. */
const inOrder = /^(?:packages\/domain\/src|apps\/api\/src\/platform|apps\/web\/src\/(?:platform|ui))\/[^/]+/

/** Folder below such a root that contains a path. */
export const folderInOrder = (path: string): string | undefined => inOrder.exec(path)?.[0]

function featuresMay() {
  return [
    'domain',
    'geography',
    'hazmat',
    'optimizer',
    'edi',
    'contract',
    'api/platform',
    'api/connectors',
    'api/features',
  ]
}

function platformMay(): string[] {
  return ['domain/shared', 'domain/access', 'domain/history', 'contract', 'api/platform']
}
