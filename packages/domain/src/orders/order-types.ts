export const orderTypes = ['Purchase', 'Sales', 'Transfer', 'Return'] as const
export type OrderType = (typeof orderTypes)[number]

export const orderTypeLabels: Readonly<Record<OrderType, string>> = {
  Purchase: 'Purchase Order',
  Sales: 'Sales Order',
  Transfer: 'Transfer Order',
  Return: 'Return Order',
}
