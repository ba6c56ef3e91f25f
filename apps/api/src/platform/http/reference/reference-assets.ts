import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const own = (name: string) => readFileSync(join(import.meta.dirname, 'assets', name))
const inter = createRequire(import.meta.url).resolve('inter-ui/variable-latin/InterVariable-subset.woff2')

const files = {
  'reference.css': { type: 'text/css; charset=utf-8', content: own('reference.css') },
  'reference.js': { type: 'text/javascript; charset=utf-8', content: own('reference.js') },
  'inter.woff2': { type: 'font/woff2', content: readFileSync(inter) },
} as const

/** Changes with the files, so that a browser never combines a new page with an old style sheet. */
const version = createHash('sha256')
  .update(Buffer.concat(Object.values(files).map(({ content }) => content)))
  .digest('base64url')
  .slice(0, 10)

export const assetUrl = (name: keyof typeof files) => `/api/docs/${name}?v=${version}`

export function serveReferenceAssets(app: FastifyInstance) {
  for (const [name, { type, content }] of Object.entries(files))
    app.get(`/api/docs/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(content),
    )
}
