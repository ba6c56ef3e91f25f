import type { Context } from '#platform/context.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import { refuse } from '#platform/refuse.ts'
import {
  findUpload,
  lockUpload,
  type RowFilter,
  rowList,
  saveCancelled,
  type UploadRowRecord,
  uploadList,
} from './order-uploads.queries.ts'
import { uploadRowView, uploadView } from './order-uploads.view.ts'

export async function getOrderUpload({ db, now }: Context, orderUploadId: string) {
  return uploadView((await findUpload(db, orderUploadId)) ?? refuse.notFound('upload'), now)
}

export const findOrderUploads = async ({ db, now }: Context, query: Page) =>
  listAnswer(await uploadList.find(db, query), (rows) => rows.map((row) => uploadView(row, now)))

export async function findOrderUploadRows({ db }: Context, query: RowFilter & Page) {
  if (!(await findUpload(db, query.orderUploadId))) refuse.notFound('upload')
  return listAnswer(await rowList.find(db, query), (rows) =>
    rows.map((row) => uploadRowView(row as unknown as UploadRowRecord)),
  )
}

/** Stops creating orders. A part that is being saved is completed first. (ORDPAGE-11) */
export async function cancelOrderUpload(ctx: Context, orderUploadId: string) {
  const { state } = (await lockUpload(ctx.db, orderUploadId)) ?? refuse.notFound('upload')
  if (state !== 'Checking' && state !== 'Saving') refuse.conflict('This upload has already finished')
  await saveCancelled(ctx.db, orderUploadId, ctx.now)
  return getOrderUpload(ctx, orderUploadId)
}
