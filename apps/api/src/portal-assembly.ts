import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { createFeatures } from './features.ts'
import type { Db } from './platform/db/database.ts'
import { type HttpParts, mountHttp } from './platform/http/http-app.ts'
import { createMetrics } from './platform/http/metrics.ts'
import { createAccounts, forgetChangedUsers } from './platform/identity/accounts.ts'
import { createAuthenticate } from './platform/identity/authenticate.ts'
import { createKeyHolders, forgetChangedKeys } from './platform/identity/key-holders.ts'
import { type IdentityKeys, loadIdentityKeys } from './platform/identity/keys.ts'
import { verifyTokens } from './platform/identity/portal-identity.ts'
import type { VerifyToken } from './platform/identity/tokens.ts'
import type { Enqueue } from './platform/job-kind.ts'
import type { JobDefinition } from './platform/jobs/job.ts'
import { forgetAfterCommit } from './platform/memory/forgetting.ts'
import type { Storage } from './platform/storage/storage.ts'
import { fileBytesIn } from './platform/storage/stored-files.ts'
import { notingUnnamed } from './platform/storage/unnamed-files.ts'
import { createTransactions } from './platform/transactions.ts'

type Options<Queue> = {
  env: Env
  db: Db
  app: FastifyInstance
  storage: Storage
  notices: Parameters<typeof createFeatures>[0]['notices']
  clock: () => Date
  /** Which tokens count. Tests sign with the portal's own key even where people sign in elsewhere. */
  verifierOf?: (keys: IdentityKeys) => VerifyToken
  /** Creates the queue for all jobs that the features declare. */
  queueFor: (jobs: readonly JobDefinition[]) => Queue | Promise<Queue>
}

/**
 * Combines the features with the platform. The product and its tests both start with this function and differ only in
 * the file storage and the job queue.
 */
export async function assemblePortal<Queue extends { enqueue: Enqueue }>(options: Options<Queue>) {
  const { env, db, app, clock } = options
  const storage = notingUnnamed(options.storage, db)
  const metrics = createMetrics()
  const features = createFeatures({ env, storage, notices: options.notices, log: app.log, metrics })
  const reactions = features.flatMap(({ reactions: own = [] }) => own)
  const hourlyJobs = features.flatMap(({ rounds: own = [] }) => own)
  const jobs = [...features.flatMap(({ jobs: own = [] }) => own), ...hourlyJobs, ...reactions.map(({ job }) => job)]
  const queue = await options.queueFor(jobs)
  const accounts = createAccounts(db)
  const forgets = features.flatMap(({ forgets: own = [] }) => own)
  const committed = forgetAfterCommit([forgetChangedUsers(accounts), forgetChangedKeys(() => holders), ...forgets])
  const transactions = createTransactions({ db, clock, enqueue: queue.enqueue, committed })
  const holders = createKeyHolders({ db, transactions, clock })
  const keys = await loadIdentityKeys(db)
  const verify = options.verifierOf?.(keys) ?? verifyTokens(env, keys, app.log)
  const mountCalls = (http: Pick<HttpParts, 'progress' | 'probes' | 'checkAnswers'> & { features?: typeof features }) =>
    mountHttp(app, {
      ...{ db, transactions, clock, features },
      files: fileBytesIn(storage),
      authenticate: createAuthenticate({ accounts, verify, keys: holders }),
      productName: env.PRODUCT_NAME,
      ...http,
    })
  return {
    storage,
    metrics,
    features,
    reactions,
    rounds: hourlyJobs,
    queue,
    accounts,
    transactions,
    keys,
    verify,
    mountCalls,
    /** Stores what is still counted in memory. */
    storeCounts: holders.close,
  }
}
