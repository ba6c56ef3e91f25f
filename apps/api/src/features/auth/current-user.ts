import type { CurrentUser } from '@lanewise/contract/auth'
import { readPreferences } from '@lanewise/contract/profile'
import { isBetaUser } from '@lanewise/domain/access/beta'
import { isPermission } from '@lanewise/domain/access/permissions'
import { matchingRoles } from '@lanewise/domain/access/role-label'
import type { Context } from '#platform/context.ts'

/**
 * Reads the signed-in user's current data from the database, not from the cache. The list of beta users never leaves
 * the server (TELE-13). (AUTH-33, AUTH-36)
 */
export async function getCurrentUser({ db, user }: Context, betaUsers: string): Promise<CurrentUser> {
  const row = await db
    .selectFrom('contacts as contact')
    .innerJoin('companies as company', 'company.id', 'contact.companyId')
    .innerJoin('companySettings as settings', 'settings.companyId', 'contact.companyId')
    .select(['contact.firstName', 'contact.lastName', 'contact.primaryEmailAddress', 'contact.permissions'])
    .select(['contact.preferences', 'contact.profilePictureFileId', 'company.name as companyName', 'company.timeZone'])
    .select(['settings.enableTmsFreightAudit', 'settings.enableThirdPartyTmsFreightAudit'])
    .where('contact.id', '=', user.id)
    .executeTakeFirstOrThrow()
  const permissions = row.permissions.filter(isPermission)
  return {
    id: user.id,
    companyId: user.companyId,
    companyName: row.companyName,
    timeZone: row.timeZone,
    firstName: row.firstName,
    lastName: row.lastName,
    emailAddress: row.primaryEmailAddress,
    permissions,
    roles: matchingRoles(permissions),
    enableTMSFreightAudit: row.enableTmsFreightAudit,
    enableThirdPartyTMSFreightAudit: row.enableThirdPartyTmsFreightAudit,
    isBeta: isBetaUser(row.primaryEmailAddress, betaUsers),
    profilePictureFileId: row.profilePictureFileId,
    preferences: readPreferences(row.preferences),
  }
}
