import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export const root: string = dirname(dirname(import.meta.dirname))

export type RunOptions = { cwd?: string; env?: Record<string, string> }

/** Runs a Node program and captures its output. */
export function capture(
  file: string,
  args: string[],
  options: RunOptions = {},
): Promise<{ code: number; output: string }> {
  const child = start(file, args, options, 'pipe')
  let output = ''
  child.stdout?.on('data', (data) => (output += data))
  child.stderr?.on('data', (data) => (output += data))
  return ended(child).then((code) => ({ code, output }))
}

/** Runs a Node program with its output on the terminal. */
export function show(file: string, args: string[], options: RunOptions = {}): Promise<number> {
  return ended(start(file, args, options, 'inherit'))
}

/** Path of the file behind a command of an npm package, resolved from a workspace. */
export function programOf(packageName: string, file: string, workspace = ''): string {
  const require = createRequire(join(root, workspace, 'package.json'))
  return join(dirname(require.resolve(`${packageName}/package.json`)), file)
}

/** True when the file with this `import.meta` is the entry point. */
export const isMain = (meta: ImportMeta): boolean => process.argv[1] === meta.filename

function start(file: string, args: string[], { cwd = root, env = {} }: RunOptions, stdio: 'pipe' | 'inherit') {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, stdio],
  })
}

function ended(child: ReturnType<typeof start>): Promise<number> {
  return new Promise((done, failed) => child.once('error', failed).once('close', (code) => done(code ?? 1)))
}
