import { getChangeNotices } from '@lanewise/contract/changes'
import { query } from '#platform/query/query.ts'

export const noticesQuery = query(getChangeNotices, { query: {} })
/** Every page asks for the newest notice alone, because all of them are as large as a script. */
export const newestQuery = query(getChangeNotices, { query: { only: 'newest' } })
