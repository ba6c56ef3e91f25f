import { bookingSettingsEntity, settingsChanged } from '@lanewise/contract/settings'
import type { Context } from '#platform/context.ts'

/** Every form offers whom to bill, so everybody hears that it changed; what changed is told to those who keep it. */
export const announceSettings = (ctx: Context) =>
  ctx.emit(settingsChanged, { id: ctx.user.companyId, page: bookingSettingsEntity.title(null), action: 'changed' })
