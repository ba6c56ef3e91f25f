import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readTree, type Tree } from '#source/tree.ts'

const manifests = {
  'packages/domain/package.json': '{ "name": "@lanewise/domain", "imports": { "#*": "./src/*" } }',
  'packages/contract/package.json': '{ "name": "@lanewise/contract", "imports": { "#*": "./src/*" } }',
  'packages/client/package.json': '{ "name": "@lanewise/client", "imports": { "#*": "./src/*" } }',
  'apps/api/package.json': '{ "name": "@lanewise/api", "imports": { "#*": "./src/*" } }',
  'apps/web/package.json': '{ "name": "@lanewise/web", "imports": { "#*": "./src/*" } }',
  'demo/package.json': '{ "name": "@lanewise/demo", "imports": { "#*": "./src/*" } }',
  'e2e/package.json': '{ "name": "@lanewise/e2e", "imports": { "#*": "./*" } }',
}

/** A small source tree with the given files, in a temporary folder that is deleted after the test. */
export function plant(files: Record<string, string>): Tree {
  return readTree(plantFolder({ ...manifests, ...files }))
}

export function plantFolder(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'lanewise-tools-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
