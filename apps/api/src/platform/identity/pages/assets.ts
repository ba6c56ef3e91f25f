import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

type AssetName = 'pages.css' | 'pages.js' | 'mark.svg' | 'lanes.svg' | 'inter.woff2'

const own = (name: AssetName) => readFileSync(join(import.meta.dirname, 'assets', name))
const inter = () =>
  readFileSync(createRequire(import.meta.url).resolve('inter-ui/variable-latin/InterVariable-subset.woff2'))

const files: Record<AssetName, { type: string; content: Buffer }> = {
  'pages.css': { type: 'text/css; charset=utf-8', content: own('pages.css') },
  'pages.js': { type: 'text/javascript; charset=utf-8', content: own('pages.js') },
  'mark.svg': { type: 'image/svg+xml', content: own('mark.svg') },
  'lanes.svg': { type: 'image/svg+xml', content: own('lanes.svg') },
  'inter.woff2': { type: 'font/woff2', content: inter() },
}

/** Changes whenever one of the files changes, so that a browser with a cached style sheet requests the new one. */
const version = createHash('sha256')
  .update(Buffer.concat(Object.values(files).map(({ content }) => content)))
  .digest('base64url')
  .slice(0, 10)

export const assetUrl = (base: string, name: AssetName) => `${base}/assets/${name}?v=${version}`

export function serveAssets(scope: FastifyInstance) {
  for (const [name, { type, content }] of Object.entries(files)) {
    scope.get(`/assets/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(content),
    )
  }
}
