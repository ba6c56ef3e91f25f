import { randomUUID } from 'node:crypto'
import { permissions } from '@lanewise/domain/access/permissions'
import { z } from 'zod'
import { activationMail, createActivation } from '#features/auth/index.ts'
import { allOf, writeAudit } from '#platform/audit/audit.ts'
import { inCompany, isUniqueViolation, type Tx } from '#platform/db/database.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { readSystemUser } from '#platform/outbox/system-user.ts'
import type { Env } from '../env.ts'
import { openDatabase } from '../portal-database.ts'
import { CommandRefusal, readOptions, readSettings, runCommand } from './run-command.ts'

const usage = 'npm run company -- --name "Acme Foods" --admin ana@acme.example [--first-name Ana] [--last-name Ruiz]'

const name = (what: string) => z.string().trim().min(1, `${what} is empty`).max(100, `${what} is over 100 characters`)
const Wanted = z.object({
  name: name('The name of the company'),
  admin: z.email('The address of the admin is not an email address').max(200),
  firstName: name('The first name'),
  lastName: name('The last name'),
})
type Wanted = z.output<typeof Wanted>

await runCommand(async () => {
  const wanted = readWanted()
  const env = readSettings()
  const database = await openDatabase(env, { exclusive: false })
  try {
    const companyId = randomUUID()
    const link = await inCompany(database.db, companyId, (tx) => makeCompany(tx, companyId, wanted, env))
    console.log(`${wanted.name} is ready. ${wanted.admin} activates the account here, within 7 days:\n${link}`)
  } catch (error) {
    if (!isUniqueViolation(error, 'credentials_email')) throw error
    throw new CommandRefusal(`An account already exists with the address ${wanted.admin}`)
  } finally {
    await database.close()
  }
})

function readWanted(): Wanted {
  const text = { type: 'string' } as const
  const given = readOptions({ name: text, admin: text, 'first-name': text, 'last-name': text }, usage)
  if (!given.name || !given.admin) throw new CommandRefusal(`Name the company and its admin.\nUsage: ${usage}`)
  // The name of the first user is derived from the email address unless the options give one: ana.ruiz@… becomes Ana
  // Ruiz.
  const [first = '', last = 'Admin'] = (given.admin.split('@')[0] ?? '').split(/[._-]+/).map(capitalized)
  const parsed = Wanted.safeParse({
    name: given.name,
    admin: given.admin.trim(),
    firstName: given['first-name'] ?? first,
    lastName: given['last-name'] ?? last,
  })
  if (!parsed.success) throw new CommandRefusal(parsed.error.issues.map(({ message }) => message).join('\n'))
  return parsed.data
}

/**
 * Creates a company and its first user, who has every permission. Returns the link with which this user sets a
 * password.
 */
async function makeCompany(tx: Tx, companyId: string, wanted: Wanted, env: Env): Promise<string> {
  const { name: companyName, admin: emailAddress, firstName, lastName } = wanted
  await tx.insertInto('companies').values({ id: companyId, name: companyName }).execute()
  const contact = await tx
    .insertInto('contacts')
    .values({
      firstName,
      lastName,
      primaryEmailAddress: emailAddress,
      permissions: [...permissions],
      createPortalUser: true,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const changes = allOf(contact, ['firstName', 'lastName', 'primaryEmailAddress', 'permissions'], 'created')
  const subject = { entity: 'contact', id: contact.id, name: `${firstName} ${lastName}` }
  await writeAudit(tx, await readSystemUser(tx, companyId), [{ subject, action: 'created', changes }], null)
  const token = await createActivation(tx, { id: contact.id, companyId }, new Date())
  const about = { publicUrl: env.PUBLIC_URL, productName: env.PRODUCT_NAME, companyName }
  const mail = activationMail({ id: contact.id, companyId, firstName, emailAddress }, token, about)
  await queueMail(tx, mail)
  return mail.action?.url ?? ''
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
