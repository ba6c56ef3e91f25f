import { cellOf, type UploadRow, uploadColumns } from './columns.ts'

const { reference, orderType, shippingMode } = uploadColumns.head

/**
 * Groups rows into orders by reference, wherever they are in the file. A row without a reference belongs to the order
 * above, like rows below a merged cell. If such a row has a type or mode, it starts a new order whose reference was
 * forgotten.
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

/** PO-1044, po 1044 and PO1044 are the same reference. */
export const foldReference = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s!-/:-@[-`{-~]+/g, '')
