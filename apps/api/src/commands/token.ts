import { acme, borealis } from '@lanewise/demo/people'
import type { Db } from '#platform/db/database.ts'
import { findUser } from '#platform/identity/accounts.ts'
import { loadIdentityKeys } from '#platform/identity/keys.ts'
import { mintToken } from '#platform/identity/tokens.ts'
import type { Env } from '../env.ts'
import { openDatabase } from '../portal-database.ts'
import { hasDatabase } from './archive/data-folder.ts'
import { CommandRefusal, readOptions, readSettings, runCommand } from './run-command.ts'

const usage = 'npm run token -- --user admin@acme.test'

await runCommand(async () => {
  const { user } = readOptions({ user: { type: 'string' } }, usage)
  if (!user) throw new CommandRefusal(`Name the demo user.\nUsage: ${usage}`)
  // The embedded database is a demo one if it holds the demo companies; of any other it must be said.
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
