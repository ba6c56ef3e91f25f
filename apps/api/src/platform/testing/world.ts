import { givens, type World } from './examples.ts'
import type { Person } from './given.ts'
import type { TestPortal } from './portal.ts'

export async function createWorld(portal: TestPortal, name: string): Promise<{ admin: Person; world: World }> {
  const company = await portal.given.company(name)
  const admin = await portal.given.person({ company })
  const { ask } = portal.as(admin)
  const world: World = { companyId: company.id, contactId: admin.id, adminEmail: admin.emailAddress }
  for (const given of givens) Object.assign(world, await given({ ask, admin, name, database: portal.database }))
  const nameless = Object.keys(world).filter((key) => !world[key])
  // A call without a record id would be refused for that reason alone, and a test over all operations would prove
  // nothing.
  if (nameless.length > 0) throw new Error(`The examples made no record for ${nameless.join(', ')}`)
  return { admin, world }
}
