/** What an order is for, by stored value. */
export const orderTypes = ['Purchase', 'Sales', 'Transfer', 'Return'] as const
export type OrderType = (typeof orderTypes)[number]
