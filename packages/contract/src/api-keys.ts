import { apiKeyLabels, apiScopeNames, longestKeyDays } from '@lanewise/domain/access/api-scopes'
import { permissions } from '@lanewise/domain/access/permissions'
import { phrase } from '@lanewise/domain/history/phrase'
import { z } from 'zod'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { requiredText } from './fields.ts'
import { Id } from './list.ts'
import { operation } from './operation.ts'

const moment = z.iso.datetime()
export const admin = { all: permissions } as const

/** An API key after its creation. The secret itself is not stored. */
export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** First letters of the key, by which users recognize it. */
  beginning: z.string(),
  scopes: z.array(z.enum(apiScopeNames)),
  createDateTime: moment,
  createdBy: z.string(),
  expiresAt: moment.nullable(),
  revokedAt: moment.nullable(),
  lastUsedAt: moment.nullable(),
  /** Calls per day of the company, newest first, for the last 30 days. Days without calls are left out. */
  calls: z.array(z.object({ day: z.iso.date(), calls: z.int() })),
})
export type ApiKey = z.output<typeof ApiKey>

export const ApiKeyFields = z.strictObject({
  name: requiredText(100, 'Enter a name for what uses the key'),
  scopes: z.array(z.enum(apiScopeNames, 'Unknown scope')).min(1, 'Choose at least one scope').max(apiScopeNames.length),
  /** Days from today. */
  expiresInDays: z
    .int('Enter a whole number')
    .min(1, 'At least 1 day')
    .max(longestKeyDays, `At most ${longestKeyDays} days`),
})
export type ApiKeyFields = z.output<typeof ApiKeyFields>

export const getApiKeys = operation({
  name: 'getApiKeys',
  summary: 'API keys of the company, newest first',
  method: 'GET',
  path: '/api-keys',
  permission: admin,
  answer: z.object({ data: z.array(ApiKey) }),
})

export const createApiKey = operation({
  name: 'createApiKey',
  summary: 'Create an API key; the key is shown only once',
  method: 'POST',
  path: '/api-keys',
  permission: admin,
  body: ApiKeyFields,
  answer: z.object({ id: Id, key: z.string() }),
  status: 201,
})

export const revokeApiKey = operation({
  name: 'revokeApiKey',
  summary: 'Revoke an API key; requests with it are refused from then on',
  method: 'POST',
  path: '/api-keys/{apiKeyId}/revoke',
  permission: admin,
  params: z.strictObject({ apiKeyId: Id }),
  answer: z.object({ id: Id }),
})

export const apiKeyChanged = event({
  name: 'apiKeyChanged',
  entity: 'apiKey',
  payload: z.object({ id: Id, name: z.string(), action: z.enum(['created', 'changed']) }),
})

export const apiKeyEntity = entity<{ name: string }>({
  name: 'apiKey',
  plural: 'api-keys',
  read: admin,
  labels: apiKeyLabels,
  phrases: [phrase(['revokedAt'], () => 'revoked the key')],
  list: getApiKeys,
  events: [apiKeyChanged],
  title: ({ name }) => name,
  path: () => '/settings/api-keys',
})
