import * as contract from '@lanewise/contract/search'
import type { RecordKind } from '#platform/feature.ts'
import { bind } from '#platform/http/bind.ts'
import { search, searchedKinds } from './search.actions.ts'

export const routes = (records: readonly RecordKind[]) => {
  const searched = searchedKinds(records)
  return [bind(contract.search, ({ ctx, params, query }) => search(ctx, searched, { ...params, ...query }))]
}
