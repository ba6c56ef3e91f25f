import type { CurrentUser } from '@lanewise/contract/auth'
import { readPreferences } from '@lanewise/contract/profile'
import { isBetaUser } from '@lanewise/domain/access/beta'
import { matchingRoles } from '@lanewise/domain/access/role-label'
import type { Context } from '#platform/context.ts'

/** AUTH-33: the signed-in user; the list of beta users itself never leaves the server (TELE-13). */
export async function readCurrentUser({ db, user }: Context, betaUsers: string): Promise<CurrentUser> {
  const row = await db
    .selectFrom('contacts as contact')
    .innerJoin('companies as company', 'company.id', 'contact.companyId')
    .select(['contact.preferences', 'contact.profilePictureFileId'])
    .select(['company.enableTmsFreightAudit', 'company.enableThirdPartyTmsFreightAudit'])
    .where('contact.id', '=', user.id)
    .executeTakeFirstOrThrow()
  return {
    id: user.id,
    companyId: user.companyId,
    companyName: user.companyName,
    firstName: user.firstName,
    lastName: user.lastName,
    emailAddress: user.emailAddress,
    permissions: [...user.permissions],
    roles: matchingRoles(user.permissions),
    enableTMSFreightAudit: row.enableTmsFreightAudit,
    enableThirdPartyTMSFreightAudit: row.enableThirdPartyTmsFreightAudit,
    isBeta: isBetaUser(user.emailAddress, betaUsers),
    profilePictureFileId: row.profilePictureFileId,
    preferences: readPreferences(row.preferences),
  }
}
