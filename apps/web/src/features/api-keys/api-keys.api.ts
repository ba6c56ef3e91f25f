import { apiKeyChanged, createApiKey, getApiKeys, revokeApiKey } from '@lanewise/contract/api-keys'
import { query, useOperation } from '#platform/query/query.ts'

export const apiKeysQuery = query(getApiKeys, {}, { refreshOn: [apiKeyChanged] })
export const useCreateApiKey = () => useOperation(createApiKey, { refreshes: [getApiKeys] })
export const useRevokeApiKey = () => useOperation(revokeApiKey, { refreshes: [getApiKeys] })
