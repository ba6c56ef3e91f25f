import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { unpackChromium } from './chromium.ts'

const parent = () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-chromium-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('gives runs side by side one whole browser each time, and leaves nothing beside it', async () => {
  const folder = parent()
  const program = `import { unpackChromium } from './chromium.ts'; console.log(unpackChromium(${JSON.stringify(folder)}).path)`
  const unpack = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { cwd: import.meta.dirname })
  const paths = (await Promise.all([unpack(), unpack()])).map(({ stdout }) => stdout.trim())
  const { path, env } = unpackChromium(folder)
  expect(paths).toEqual([path, path])
  expect(readdirSync(folder)).toHaveLength(1)
  expect(statSync(path).size).toBe(statSync(unpackChromium(parent()).path).size)
  expect(statSync(join(env.FONTCONFIG_PATH ?? '', 'fonts.conf')).isFile()).toBe(true)
})

it('does not touch a browser that is there', () => {
  const folder = parent()
  const { path } = unpackChromium(folder)
  const before = statSync(path)
  unpackChromium(folder)
  expect(statSync(path)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs })
})
