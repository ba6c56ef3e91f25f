import * as contract from '@lanewise/contract/api-keys'
import { bind } from '#platform/http/bind.ts'
import { createApiKey, getApiKeys, revokeApiKey } from './api-keys.actions.ts'

export const routes = [
  bind(contract.getApiKeys, ({ ctx }) => getApiKeys(ctx)),
  bind(contract.createApiKey, ({ ctx, body }) => createApiKey(ctx, body)),
  bind(contract.revokeApiKey, ({ ctx, params }) => revokeApiKey(ctx, params.apiKeyId)),
]
