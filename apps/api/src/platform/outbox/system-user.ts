import { productActor } from '@lanewise/domain/history/actor'
import { type Context, nameOf, type User } from '#platform/context.ts'
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
    firstName: productActor,
    lastName: '',
    emailAddress: '',
    permissions: [],
  }
}

/**
 * The same transaction, with changes recorded under the product instead of the user. For effects that a rule causes after
 * somebody's action, such as the offer to the next carrier after a rejection. (DEF-139)
 */
export const asProduct = (ctx: Context): Context => recordedAs(ctx, productActor)

/** The same transaction, with changes recorded under the name of a partner whose report is processed. (DEF-139) */
export const recordedAs = (ctx: Context, name: string): Context =>
  name === nameOf(ctx.user)
    ? ctx
    : {
        ...ctx,
        record: (subject, action, changes) => ctx.record(subject, action, changes, { id: systemUserId, name }),
      }
