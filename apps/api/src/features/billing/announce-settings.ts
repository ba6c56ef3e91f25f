import { bookingSettingsEntity, settingsChanged } from '@lanewise/contract/settings'
import type { Context } from '#platform/context.ts'

/**
 * Every form offers the billing settings, so every open screen is notified that they changed. The details go only to
 * users who manage the settings.
 */
export const announceSettings = (ctx: Context) =>
  ctx.emit(settingsChanged, { id: ctx.user.companyId, page: bookingSettingsEntity.title(null), action: 'changed' })
