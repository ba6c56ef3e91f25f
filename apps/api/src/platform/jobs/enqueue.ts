import type { User } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { JobKind, PayloadOfJob } from './job-kind.ts'

/** On whose behalf a job runs. */
type Behalf = Pick<User, 'id' | 'companyId'>

/** Puts a job into the queue inside the given transaction. */
export type Enqueue = <J extends JobKind>(tx: Tx, user: Behalf, job: J, payload: PayloadOfJob<J>) => Promise<void>
