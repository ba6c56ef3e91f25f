import type { CarrierContactFields } from '@lanewise/contract/carrier-fields'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { changeCarrier } from './change-carrier.ts'
import { deleteContact, findContact, insertContact, saveContact } from './records.queries.ts'

/** Which contact of which carrier. */
export type ContactId = { carrierId: string; carrierContactId: string }

export const addContact = (ctx: Context, carrierId: string, fields: CarrierContactFields) =>
  changeCarrier(ctx, carrierId, {
    run: async () => {
      await insertContact(ctx.db, carrierId, fields)
      return { changes: { contact: [null, inWords(fields)] } }
    },
  })

export const updateContact = (
  ctx: Context,
  id: ContactId,
  { version, ...fields }: CarrierContactFields & { version?: number | undefined },
) =>
  changeCarrier(ctx, id.carrierId, {
    version,
    run: async () => {
      const before = await theContact(ctx, id)
      if (inWords(before) === inWords(fields)) return null
      await saveContact(ctx.db, id.carrierContactId, fields, ctx.now)
      return { changes: { contact: [inWords(before), inWords(fields)] } }
    },
  })

export const removeContact = (ctx: Context, id: ContactId) =>
  changeCarrier(ctx, id.carrierId, {
    run: async () => {
      const before = await theContact(ctx, id)
      await deleteContact(ctx.db, id.carrierContactId)
      return { changes: { contact: [inWords(before), null] } }
    },
  })

const theContact = async ({ db }: Context, { carrierId, carrierContactId }: ContactId) =>
  (await findContact(db, carrierId, carrierContactId)) ?? refuse.notFound('contact')

type Told = Omit<CarrierContactFields, 'role'> & { role: string }

const inWords = ({ name, role, email, phone, afterHoursPhone }: Told) =>
  [name, role, email, phone, afterHoursPhone && `after hours ${afterHoursPhone}`].filter(Boolean).join(', ')
