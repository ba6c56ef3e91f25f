import { expect, it } from 'vitest'
import { plant } from '#testing/plant.ts'
import { findUntyped } from './check-types.ts'

it('names a source file that no project of tsconfig.json holds', () => {
  const tree = plant({
    'tsconfig.json': '{ "files": [], "references": [{ "path": "packages/domain" }] }',
    'packages/domain/tsconfig.json': '{ "include": ["src"] }',
    'packages/domain/package.json': '{ "name": "@lanewise/domain" }',
    'packages/domain/src/units.ts': 'export const pound = 1',
    'packages/domain/made.ts': 'export const made = 1',
    'packages/edi/package.json': '{ "name": "@lanewise/edi" }',
    'packages/edi/src/x12.ts': 'export const x12 = 1',
    'packages/edi/vite.config.ts': 'export default {}',
  })
  expect(findUntyped(tree).map(({ path }) => path)).toEqual(['packages/domain/made.ts', 'packages/edi/src/x12.ts'])
})
