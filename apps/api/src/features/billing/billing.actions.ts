import { bookingSettingsEntity, settingsChanged } from '@lanewise/contract/settings'
import type { Context } from '#platform/context.ts'
import { isUniqueViolation } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'

/**
 * Every form offers the billing settings, so every open screen is notified that they changed. The details go only to
 * users who manage the settings.
 */
export const announceSettings = (ctx: Context) =>
  ctx.emit(settingsChanged, { id: ctx.user.companyId, page: bookingSettingsEntity.title(null), action: 'changed' })

export const refuseTakenName =
  (index: string, message: string) =>
  (error: unknown): never => {
    if (!isUniqueViolation(error, index)) throw error
    return refuse.conflict(message, { name: [message] })
  }
