import { getHistory } from '@lanewise/contract/history'
import { createLane } from '@lanewise/contract/lanes'
import { addNotePicture, createNote, getEntityNotes } from '@lanewise/contract/notes'
import type { CallInput } from '@lanewise/contract/operation'
import { sql } from 'kysely'
import { chicagoToDallas } from '#features/lanes/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import type { Person } from '#platform/testing/given.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'
import type { TestPortal } from '#platform/testing/portal.ts'
import { forgetUnusedPictures } from '../note-pictures.ts'

type Sent = CallInput<typeof createNote>['body']

/** A lane of a new company, and a user who writes notes on it. */
export async function noteSetup(portal: TestPortal) {
  const company = await portal.given.company()
  const person = await portal.given.person({ company })
  const { ask, attempt } = portal.as(person)
  const addLane = async () => (await ask(createLane, { body: chicagoToDallas })).id
  const entityId = await addLane()
  const body = (noteHTML: string, more: Partial<Sent> = {}): Sent => ({
    ...{ entityId, entityType: 'lane', noteContent: '', noteHTML },
    ...more,
  })
  return {
    ...{ company, person, ask, attempt, addLane, entityId, body },
    write: (html: string, more: Partial<Sent> = {}) => ask(createNote, { body: body(html, more) }),
    notes: (query: { page?: number; pageSize?: number } = {}) => ask(getEntityNotes, { params: { entityId }, query }),
    history: async () =>
      (await ask(getHistory, { params: { entity: 'lane', entityId } })).data.flatMap(({ sentences }) => sentences),
    colleague: (firstName: string) => portal.given.person({ company, firstName, lastName: 'Cole' }),
    addPicture: async () => (await ask(addNotePicture, { body: { entityId, data: onePixel } })).fileId,
    /** Runs the hourly job, like the queue of a running portal. */
    forgetUnused: async () => {
      const user = await inCompany(portal.database.db, company.id, (tx) => readUser(tx, person.id))
      if (!user) throw new Error('A person has an account')
      await portal.transactions.as(user, (ctx) => forgetUnusedPictures.run(ctx, { hour: 1 }, undefined))
    },
  }
}

export const mention = ({ id, firstName, lastName }: Person) =>
  `<span data-type="mention" data-id="${id}" data-label="${firstName} ${lastName}">@${firstName} ${lastName}</span>`

/** The note events of a company, in order. */
export async function announced(portal: TestPortal, companyId: string): Promise<[string, unknown][]> {
  const { rows } = await sql<{ name: string; payload: unknown }>`select name, payload from system.outbox
    where company_id = ${companyId} and name like 'note%' order by created_at`.execute(portal.database.owner)
  return rows.map(({ name, payload }) => [name, payload])
}
