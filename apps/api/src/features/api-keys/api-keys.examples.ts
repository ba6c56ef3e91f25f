import { createApiKey } from '@lanewise/contract/api-keys'
import type { Examples, Given } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getApiKeys: () => ({}),
  createApiKey: () => ({ body: { name: 'Warehouse system', scopes: ['orders', 'read'], expiresInDays: 90 } }),
  revokeApiKey: ({ apiKeyId }) => ({ params: { apiKeyId } }),
}

export const given: Given = async ({ ask, name }) => {
  const { id } = await ask(createApiKey, { body: { name: `Key of ${name}`, scopes: ['tracking'], expiresInDays: 90 } })
  return { apiKeyId: id }
}
