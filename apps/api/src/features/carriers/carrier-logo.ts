import type { Context } from '#platform/context.ts'
import { forgetFile, type KeptFiles, keepFile, type NewFile, pictureFrom } from '#platform/storage/kept-files.ts'
import { changeCarrier } from './change-carrier.ts'

export const setLogo = (ctx: Context, files: KeptFiles, { carrierId, data }: { carrierId: string; data: string }) =>
  replaceLogo(ctx, files, { carrierId, logo: pictureFrom(data, 'logo') })

export const removeLogo = (ctx: Context, files: KeptFiles, carrierId: string) =>
  replaceLogo(ctx, files, { carrierId, logo: null })

const replaceLogo = (
  ctx: Context,
  files: KeptFiles,
  { carrierId, logo }: { carrierId: string; logo: NewFile | null },
) =>
  changeCarrier(ctx, carrierId, {
    run: async ({ logoFileId: old }) => {
      if (!old && !logo) return null
      const logoFileId = logo && (await keepFile(ctx, files, logo))
      if (old) await forgetFile(ctx, files, old)
      return { columns: { logoFileId }, changes: { logo: [old && 'picture', logo && 'new picture'] } }
    },
  })
