import { randomUUID } from 'node:crypto'
import { permissions as allPermissions, type Permission } from '@lanewise/domain/access/permissions'
import { type Db, inCompany } from '#platform/db/database.ts'

export type Company = { id: string; name: string }
export type Person = { id: string; companyId: string; firstName: string; lastName: string; emailAddress: string }
type PersonFacts = {
  company?: Company
  permissions?: readonly Permission[]
  firstName?: string
  lastName?: string
  emailAddress?: string
  isActivated?: boolean
}

/** Builders of test data. A test states only the facts that matter to it. */
export function createGiven(db: Db) {
  const company = async (name = `Company ${randomUUID().slice(0, 8)}`): Promise<Company> => {
    const id = randomUUID()
    await inCompany(db, id, (tx) => tx.insertInto('companies').values({ id, name }).execute())
    return { id, name }
  }
  const person = async (facts: PersonFacts = {}): Promise<Person> => {
    const { id: companyId } = facts.company ?? (await company())
    const made = {
      firstName: facts.firstName ?? 'Ana',
      lastName: facts.lastName ?? 'Ruiz',
      primaryEmailAddress: facts.emailAddress ?? `${randomUUID().slice(0, 8)}@shipper.test`,
    }
    const values = {
      ...made,
      permissions: [...(facts.permissions ?? allPermissions)],
      createPortalUser: true,
      isActivated: facts.isActivated ?? true,
    }
    const { id } = await inCompany(db, companyId, (tx) =>
      tx.insertInto('contacts').values(values).returning('id').executeTakeFirstOrThrow(),
    )
    return { id, companyId, firstName: made.firstName, lastName: made.lastName, emailAddress: made.primaryEmailAddress }
  }
  return { company, person }
}
