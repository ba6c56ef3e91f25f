import { hasDatabase } from '@lanewise/api/commands/archive/data-folder'
import { CommandRefusal, readOptions, readSettings, runCommand } from '@lanewise/api/commands/run-command'
import type { Env } from '@lanewise/api/env'
import type { Db } from '@lanewise/api/platform/db/database'
import { findUser } from '@lanewise/api/platform/identity/accounts'
import { loadIdentityKeys } from '@lanewise/api/platform/identity/keys'
import { mintToken } from '@lanewise/api/platform/identity/tokens'
import { openDatabase } from '@lanewise/api/portal-database'
import { acme, borealis } from '#people.ts'

const usage = 'npm run token -- --user admin@acme.test'

await runCommand(async () => {
  const { user } = readOptions({ user: { type: 'string' } }, usage)
  if (!user) throw new CommandRefusal(`Name the demo user.\nUsage: ${usage}`)
  // The embedded database counts as a demo database if it contains the demo companies. For any other database, DEMO
  // must be set explicitly.
  const env = readSettings(process.env.DATABASE_URL ? {} : { DEMO: 'true' })
  await refuseOutsideDemo(env)
  const database = await openDatabase(env, { exclusive: false })
  try {
    console.log(await tokenOf(database.db, user, env.PUBLIC_URL))
  } finally {
    await database.close()
  }
})

async function refuseOutsideDemo(env: Env) {
  if (!env.DEMO) throw new CommandRefusal('Tokens are made for demo users in demo mode only (DEMO=true)')
  if (env.OIDC_ISSUER) throw new CommandRefusal(`Users sign in at ${env.OIDC_ISSUER}, which alone can make tokens`)
  if (!env.DATABASE_URL && !(await hasDatabase(env.DATA_DIR)))
    throw new CommandRefusal(`There is no database in ${env.DATA_DIR}. Start the portal once with npm start.`)
}

async function tokenOf(db: Db, email: string, publicUrl: string): Promise<string> {
  const user = await findUser(db, { email })
  if (!user || ![acme.id, borealis.id].includes(user.companyId))
    throw new CommandRefusal(`There is no demo user ${email} in this database`)
  return mintToken(await loadIdentityKeys(db), publicUrl, user.id)
}
