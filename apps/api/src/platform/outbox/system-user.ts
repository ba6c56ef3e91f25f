import type { User } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'

const systemUserId = '00000000-0000-0000-0000-000000000000'

/** The user for jobs that result from an event. */
export const systemUserOf = (companyId: string) => ({ id: systemUserId, companyId })

export const isSystemUser = (id: string) => id === systemUserId

/** The actor for changes without a user: automatic effects of an event are recorded under the system user. */
export async function readSystemUser(tx: Tx, companyId: string): Promise<User> {
  const company = await tx.selectFrom('companies').select(['name', 'timeZone']).executeTakeFirstOrThrow()
  return {
    id: systemUserId,
    companyId,
    companyName: company.name,
    timeZone: company.timeZone,
    firstName: 'The',
    lastName: 'system',
    emailAddress: '',
    permissions: [],
  }
}
