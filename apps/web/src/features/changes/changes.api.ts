import { getChangeNotices } from '@lanewise/contract/changes'
import { query } from '#platform/query/query.ts'

export const noticesQuery = query(getChangeNotices, {})
