import type { Tx } from '#platform/db/database.ts'

export const findFlag = (db: Tx, name: string) =>
  db.selectFrom('system.featureFlags').select('isOn').where('name', '=', name).executeTakeFirst()
