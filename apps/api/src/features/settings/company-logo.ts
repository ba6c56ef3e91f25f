import { bookingSettingsEntity, settingsChanged } from '@lanewise/contract/settings'
import type { Context, Work } from '#platform/context.ts'
import { keepingFile, pictureFrom } from '#platform/storage/stored-files.ts'
import { bookingPage } from './settings.actions.ts'
import { lockSettings, saveSettings } from './settings.queries.ts'

export const setCompanyLogo = (work: Work, data: string) =>
  keepingFile(work, pictureFrom(data, 'logo'), async (ctx, fileId) => work.answer(ctx, await replaceLogo(ctx, fileId)))

export const removeCompanyLogo = (ctx: Context) => replaceLogo(ctx, null)

/** A logo change increments the page's version, like every other change of the page. */
async function replaceLogo(ctx: Context, logoFileId: string | null) {
  const { id, logoFileId: old, bookingVersion } = await lockSettings(ctx.db)
  if (old || logoFileId) {
    if (old) await ctx.files.forget(old)
    await saveSettings(ctx.db, id, { logoFileId, bookingVersion: bookingVersion + 1, updatedAt: ctx.now })
    const name = bookingSettingsEntity.title(null)
    const changes = { logo: [old && 'picture', logoFileId && 'new picture'] as const }
    ctx.record({ entity: bookingSettingsEntity.name, id, name }, 'changed', changes)
    ctx.emit(settingsChanged, { id, page: name, action: 'changed' })
  }
  return bookingPage.get(ctx)
}
