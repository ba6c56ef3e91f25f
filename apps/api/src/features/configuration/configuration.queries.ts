import type { Tx } from '#platform/db/database.ts'

export const findFlag = (db: Tx, name: string) =>
  db.selectFrom('system.featureFlags').select('isOn').where('name', '=', name).executeTakeFirst()

export const findCompany = (db: Tx, id: string) =>
  db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
