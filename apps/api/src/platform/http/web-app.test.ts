import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { Problem } from '@lanewise/contract/problem'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from './server.ts'
import { mountWebApp } from './web-app.ts'

const config = { productName: '<b>"Freight" & Co</b>' }
const screens = [
  { path: '/lanes/:laneId', scripts: ['assets/lane-3c.js', 'assets/map-4d.js'] },
  { path: '/lanes/new', scripts: ['assets/new-lane-5e.js'] },
]
const html = '<html><head data-config="%LANEWISE_CONFIG%"><meta nonce="%CSP_NONCE%"></head></html>'

describe('the browser app', () => {
  let dist: string
  let app: FastifyInstance

  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'lanewise-dist-'))
    await mkdir(join(dist, 'assets'))
    await writeFile(join(dist, 'index.html'), html)
    await writeFile(join(dist, 'assets/main-1a2b.js'), 'start()')
    await writeFile(join(dist, 'assets/main-1a2b.js.br'), brotliCompressSync('start()'))
    await mkdir(join(dist, '.vite'))
    await writeFile(join(dist, '.vite/screens.json'), JSON.stringify(screens))
    app = await createServer({ logLevel: 'silent' })
    await mountWebApp(app, dist, config)
  })
  afterAll(async () => {
    await app.close()
    await rm(dist, { recursive: true })
  })

  for (const path of ['/', '/dashboard', '/lanes/7?page=2', '/unknown/screen']) {
    it(`is one page at every address of a screen, never kept: ${path}`, async () => {
      const { statusCode, headers, body } = await app.inject(path)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
      const [, nonce] = /<meta nonce="([^"]+)"/.exec(body) ?? []
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    })
  }

  it('carries its configuration, which cannot break out of its place', async () => {
    const { body } = await app.inject('/')
    expect(body).not.toContain('<b>')
    expect(body).toContain('&lt;b&gt;')
    expect((await app.inject('/portal-config.json')).json()).toEqual(config)
  })

  it('lets files with a hash in their name be kept for good', async () => {
    const { headers, body } = await app.inject('/assets/main-1a2b.js')
    expect([headers['cache-control'], body]).toEqual(['public, max-age=31536000, immutable', 'start()'])
  })

  it('loads the scripts of a screen together with the page', async () => {
    const scriptsAt = async (url: string) =>
      [...(await app.inject(url)).body.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(
        ([, file]) => file,
      )
    expect(await scriptsAt('/Lanes/7/?page=2')).toEqual(['/assets/lane-3c.js', '/assets/map-4d.js'])
    expect(await scriptsAt('/lanes/new')).toEqual(['/assets/new-lane-5e.js'])
    expect(await scriptsAt('/lanes/7/rates')).toEqual([])
  })

  it('sends a file as the build has compressed it, to a browser that can read it', async () => {
    const sent = async (accepted: string) => {
      const headers = { 'accept-encoding': accepted }
      const answer = await app.inject({ url: '/assets/main-1a2b.js', headers })
      return [answer.headers['content-encoding'], answer.headers['cache-control'], answer.rawPayload.length]
    }
    const forGood = 'public, max-age=31536000, immutable'
    expect(await sent('br, gzip')).toEqual(['br', forGood, brotliCompressSync('start()').length])
    expect(await sent('identity')).toEqual([undefined, forGood, 'start()'.length])
  })

  it.each(['/', '/lanes/7'])('compresses the page for a browser that can read it: %s', async (path) => {
    const { headers, rawPayload } = await app.inject({ url: path, headers: { 'accept-encoding': 'gzip, br' } })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toContain('<head data-config')
  })

  it('answers a missing file and a wrong method with a problem, not with the page', async () => {
    for (const request of [
      { url: '/assets/gone-9z.js' },
      { url: '/../package.json' },
      { url: '/x', method: 'POST' as const },
    ]) {
      const answer = await app.inject(request)
      expect(answer.statusCode).toBe(404)
      expect(Problem.parse(answer.json()).detail).toBe('There is nothing at this address')
    }
  })

  it('that is not built leaves the API alone: unknown addresses are problems', async () => {
    const bare = await createServer({ logLevel: 'silent' })
    await mountWebApp(bare, join(dist, 'missing'), config)
    const answer = await bare.inject('/dashboard')
    await bare.close()
    expect(answer.statusCode).toBe(404)
    expect(Problem.parse(answer.json()).status).toBe(404)
  })
})
