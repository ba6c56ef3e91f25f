import type { FastifyInstance } from 'fastify'
import type { FileBytes, SendProgress, Transactions } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { mountFiles } from '#platform/storage/file-routes.ts'
import { type Authenticate, mountApi } from './api-routes.ts'
import type { Bound } from './bind.ts'
import { mountHealth, type Probe } from './health.ts'
import { mountOpenApi } from './reference/openapi-routes.ts'
import { createRunner } from './run-operation.ts'

export type HttpParts = {
  db: Db
  transactions: Transactions
  features: readonly { name: string; routes: readonly Bound[] }[]
  authenticate: Authenticate
  progress: SendProgress
  files: FileBytes
  probes: readonly Probe[]
  productName: string
  clock: () => Date
  checkAnswers: boolean
}

export async function mountHttp(app: FastifyInstance, parts: HttpParts) {
  const { db, transactions, clock, progress, files, checkAnswers, authenticate, features } = parts
  const run = createRunner({ db, transactions, clock, progress, files, checkAnswers })
  const listed = features.flatMap(({ name, routes }) => routes.map((bound) => ({ feature: name, bound })))
  mountHealth(app, parts.probes)
  mountFiles(app, { db, files, clock })
  mountOpenApi(app, listed, parts.productName)
  await mountApi(
    app,
    listed.map(({ bound }) => bound),
    { run, authenticate },
  )
}
