import * as contract from '@lanewise/contract/search'
import { bind } from '#platform/http/bind.ts'
import { search } from './search.actions.ts'

export const routes = [bind(contract.search, ({ ctx, params, query }) => search(ctx, params.kind, query))]
