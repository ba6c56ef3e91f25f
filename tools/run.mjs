#!/usr/bin/env node
// Runs every npm script. It must work on any Node since version 18 before anything is installed, so it may only import
// Node's own modules.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commands } from './bootstrap/commands.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { runInOrder } from './bootstrap/processes.mjs'
import { findNode } from './bootstrap/runtime.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name = '', ...rest] = process.argv.slice(2)
// npm removes the separator; a direct call of this script may still contain it.
const args = rest[0] === '--' ? rest.slice(1) : rest
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

try {
  if (!command) throw new Error(`npm run ${name} is unknown. There are: ${Object.keys(commands).join(', ')}`)
  await ensureInstalled(root)
  await runInOrder(command(args), { root, node: findNode(root) })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
