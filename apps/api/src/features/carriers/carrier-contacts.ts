import { CarrierContactFields, type CarrierContactUpdate } from '@lanewise/contract/carrier-fields'
import { carrierContactLabels } from '@lanewise/domain/carriers/labels'
import { joinChanges } from '#platform/audit/join-changes.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { changeCarrier } from './change-carrier.ts'
import { deleteContact, findContact, insertContact, saveContact } from './records.queries.ts'

export type ContactId = { carrierId: string; carrierContactId: string }

export const addContact = (ctx: Context, carrierId: string, fields: CarrierContactFields) =>
  changeCarrier(ctx, carrierId, {
    run: async () => {
      await insertContact(ctx.db, carrierId, fields)
      return { changes: { contact: [null, contactText(fields)] } }
    },
  })

export const updateContact = (ctx: Context, id: ContactId, update: CarrierContactUpdate) =>
  changeCarrier(ctx, id.carrierId, {
    run: async ({ version }) => {
      const before = await theContact(ctx, id)
      const fields = await joinChanges(ctx.db, CarrierContactFields, {
        current: fieldsOf(before),
        version,
        update,
        // The history records a contact as one value, so a recorded change may concern any of its fields.
        recorded: { entity: 'carrier', id: id.carrierId, namesOf: () => ['contact'] },
        labels: carrierContactLabels,
      })
      if (contactText(before) === contactText(fields)) return null
      await saveContact(ctx.db, id.carrierContactId, fields, ctx.now)
      return { changes: { contact: [contactText(before), contactText(fields)] } }
    },
  })

export const removeContact = (ctx: Context, id: ContactId) =>
  changeCarrier(ctx, id.carrierId, {
    run: async () => {
      const before = await theContact(ctx, id)
      await deleteContact(ctx.db, id.carrierContactId)
      return { changes: { contact: [contactText(before), null] } }
    },
  })

const theContact = async ({ db }: Context, { carrierId, carrierContactId }: ContactId) =>
  (await findContact(db, carrierId, carrierContactId)) ?? refuse.notFound('contact')

const fieldsOf = ({ name, role, email, phone, afterHoursPhone }: StoredContact): CarrierContactFields => ({
  name,
  role: role as CarrierContactFields['role'],
  email,
  phone,
  afterHoursPhone,
})

type StoredContact = Omit<CarrierContactFields, 'role'> & { role: string }

const contactText = ({ name, role, email, phone, afterHoursPhone }: StoredContact) =>
  [name, role, email, phone, afterHoursPhone && `after hours ${afterHoursPhone}`].filter(Boolean).join(', ')
