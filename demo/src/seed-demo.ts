import { type Db, inCompany, type Tx } from '@lanewise/api/platform/db/database'
import { CommodityFields } from '@lanewise/contract/commodities'
import { parseNmfc } from '@lanewise/domain/commodities/nmfc'
import { catalogueHistory } from './history.ts'
import { inPacks, packs } from './packs.ts'
import { acme, acmeUsers, borealis, borealisUsers, type DemoUser, demoUsers, permissionsOf } from './people.ts'
import { foodProducts, paperProducts } from './products.ts'

type Passwords = {
  password: string
  hash: (password: string) => Promise<string>
  matches: (password: string, stored: string | null) => Promise<boolean>
}

/** Fills an empty database with the demo companies; a second start changes nothing but a changed password (SIM-1, SIM-4). */
export async function seedDemo(db: Db, passwords: Passwords) {
  await inCompany(db, acme.id, (tx) => fill(tx, acme, acmeUsers, inPacks(foodProducts, packs)))
  await inCompany(db, borealis.id, (tx) => fill(tx, borealis, borealisUsers, inPacks(paperProducts, packs.slice(0, 2))))
  await setPasswords(db, passwords)
}

async function fill(
  tx: Tx,
  company: { id: string; name: string },
  users: readonly DemoUser[],
  products: ReturnType<typeof inPacks>,
) {
  const made = await tx
    .insertInto('companies')
    .values(company)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return
  const contacts = await tx.insertInto('contacts').values(users.map(contactOf)).returningAll().execute()
  const commodities = await tx.insertInto('commodities').values(products.map(commodityOf)).returningAll().execute()
  const stewards = contacts.filter(({ permissions }) => permissions.includes('EditCommodity'))
  await tx
    .insertInto('auditEntries')
    .values(catalogueHistory(stewards.reverse(), commodities, new Date()))
    .execute()
}

const contactOf = (user: DemoUser) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  title: user.title,
  primaryEmailAddress: user.email,
  permissions: [...permissionsOf(user)],
  createPortalUser: true,
  isActivated: true,
})

function commodityOf(facts: ReturnType<typeof inPacks>[number]) {
  const { nmfcNumber, hazmatUNNumber, ...same } = CommodityFields.parse(facts)
  const nmfc = nmfcNumber === null ? null : parseNmfc(nmfcNumber)
  return { ...same, nmfcItem: nmfc?.item ?? null, nmfcSub: nmfc?.sub ?? null, hazmatUnNumber: hazmatUNNumber }
}

async function setPasswords(db: Db, { password, hash, matches }: Passwords) {
  const emails = demoUsers.map(({ email }) => email)
  const first = await db
    .selectFrom('system.credentials')
    .select('passwordHash')
    .where('email', '=', emails[0] ?? '')
    .executeTakeFirst()
  if (await matches(password, first?.passwordHash ?? null)) return
  await db
    .updateTable('system.credentials')
    .set({ passwordHash: await hash(password) })
    .where('email', 'in', emails)
    .execute()
}
