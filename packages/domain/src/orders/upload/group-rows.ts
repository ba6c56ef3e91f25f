import { cellOf, type UploadRow, uploadColumns } from './columns.ts'

const { reference, orderType, shippingMode } = uploadColumns.head

/**
 * The rows of each order: those of one reference, wherever they stand. A row without a reference goes on with the order
 * above, as rows below a merged cell do, unless it begins an order by its type or mode: then the reference was forgotten.
 */
export function rowsOfOrders(rows: readonly UploadRow[]): UploadRow[][] {
  const orders: UploadRow[][] = []
  const byReference = new Map<string, UploadRow[]>()
  let above: UploadRow[] | undefined
  for (const row of rows) {
    const key = foldReference(cellOf(row, reference))
    const isFurther = key === '' && cellOf(row, orderType) === '' && cellOf(row, shippingMode) === ''
    const known = key === '' ? (isFurther ? above : undefined) : byReference.get(key)
    const order = known ?? []
    if (!known) orders.push(order)
    if (key !== '') byReference.set(key, order)
    order.push(row)
    above = order
  }
  return orders
}

/** PO-1044, po 1044 and PO1044 are the same number. */
export const foldReference = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s!-/:-@[-`{-~]+/g, '')
