import { uploadTemplate } from '@lanewise/domain/orders/upload/template'
import type { Work } from '#platform/context.ts'
import { type CsvFile, exportList } from '#platform/list/csv-export.ts'
import { refuse } from '#platform/refuse.ts'
import { findUpload, rowList, type UploadRowRecord } from './order-uploads.queries.ts'

export const orderUploadTemplate = async (): Promise<CsvFile> => ({
  fileName: 'orders-template.csv',
  pieces: (async function* () {
    yield uploadTemplate()
  })(),
})

/** One line for each fault, and one line for each order without a fault. */
export const exportOrderUploadRows = (work: Work, orderUploadId: string) =>
  exportList(work, {
    fileName: 'upload-results.csv',
    header: ['Row', 'Order Reference', 'Result', 'Order number', 'Column', 'In the file', 'Reason'],
    read: async ({ db }, at) => {
      if (!(await findUpload(db, orderUploadId))) refuse.notFound('upload')
      const { rows, next } = await rowList.read(db, { orderUploadId, outcome: [], ...at })
      return { rows: rows.flatMap((row) => linesOf(row as unknown as UploadRowRecord)), next }
    },
  })

const linesOf = ({ rowNumber, reference, outcome, orderNumber, issues }: UploadRowRecord) =>
  issues.length === 0
    ? [[rowNumber, reference, outcome, orderNumber, null, null, null]]
    : issues.map(({ row, column, value, message }) => [row, reference, outcome, orderNumber, column, value, message])
