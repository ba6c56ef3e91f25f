import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '@lanewise/contract/problem'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from './server.ts'
import { mountWebApp } from './web-app.ts'

const config = { productName: '<b>"Freight" & Co</b>' }
const html = '<html><head data-config="%LANEWISE_CONFIG%"><meta nonce="%CSP_NONCE%"></head></html>'

describe('the browser app', () => {
  let dist: string
  let app: FastifyInstance

  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'lanewise-dist-'))
    await mkdir(join(dist, 'assets'))
    await writeFile(join(dist, 'index.html'), html)
    await writeFile(join(dist, 'assets/main-1a2b.js'), 'start()')
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
