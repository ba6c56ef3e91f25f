import type { Context, Work } from '#platform/context.ts'
import { keepingFile, pictureFrom } from '#platform/storage/stored-files.ts'
import { changeCarrier } from './change-carrier.ts'

export const setLogo = (work: Work, { carrierId, data }: { carrierId: string; data: string }) =>
  keepingFile(work, pictureFrom(data, 'logo'), async (ctx, logoFileId) =>
    work.answer(ctx, await replaceLogo(ctx, carrierId, logoFileId)),
  )

export const removeLogo = (ctx: Context, carrierId: string) => replaceLogo(ctx, carrierId, null)

const replaceLogo = (ctx: Context, carrierId: string, logoFileId: string | null) =>
  changeCarrier(ctx, carrierId, {
    run: async ({ logoFileId: old }) => {
      if (!old && !logoFileId) return null
      if (old) await ctx.files.forget(old)
      return { columns: { logoFileId }, changes: { logo: [old && 'picture', logoFileId && 'new picture'] } }
    },
  })
