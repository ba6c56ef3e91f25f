import { permissions } from '@lanewise/domain/access/permissions'
import { z } from 'zod'
import { event } from './event.ts'
import { Id } from './list.ts'
import { operation } from './operation.ts'
import { Preferences } from './profile.ts'

export const CurrentUser = z.object({
  id: Id,
  companyId: Id,
  companyName: z.string(),
  /** Time zone of the company's days, weeks and months. (DEF-2) */
  timeZone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  permissions: z.array(z.enum(permissions)),
  /** Names of the assigned role bundles, for display only (AUTH-34). */
  roles: z.array(z.string()),
  enableTMSFreightAudit: z.boolean(),
  enableThirdPartyTMSFreightAudit: z.boolean(),
  isBeta: z.boolean(),
  profilePictureFileId: Id.nullable(),
  preferences: Preferences,
})
export type CurrentUser = z.output<typeof CurrentUser>

export const getCurrentUser = operation({
  name: 'getCurrentUser',
  summary: 'The signed-in user',
  method: 'GET',
  path: '/users/me',
  permission: 'signed-in',
  answer: CurrentUser,
})

const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'Not a valid token')

export const invalidActivation = 'This activation link is invalid or has expired.'

export const checkActivation = operation({
  name: 'checkActivation',
  summary: 'Check an activation link',
  method: 'GET',
  path: '/activations/{token}',
  permission: 'public',
  publicLimit: 30,
  params: z.strictObject({ token: z.string().max(200) }),
  answer: z.object({ continueAt: z.string() }),
})

export const failedReset = 'Unable to reset password login'

export const getPasswordReset = operation({
  name: 'getPasswordReset',
  summary: 'Status of a password reset that this browser started',
  method: 'GET',
  path: '/password-resets/{watch}',
  permission: 'public',
  publicLimit: 600,
  params: z.strictObject({ watch: token }),
  answer: z.object({ state: z.enum(['waiting', 'completed', 'failed']) }),
})

/** The permissions, name or activation of a portal user changed. Open screens refetch the current user. */
export const userChanged = event({
  name: 'userChanged',
  entity: 'user',
  payload: z.object({ id: Id }),
})
