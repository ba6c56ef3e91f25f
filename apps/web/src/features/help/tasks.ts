import type { Permission } from '@lanewise/domain/access/permissions'

/** A task of the day, with the screen where it begins. */
export type Task = { title: string; to: string; text: string; needs: readonly Permission[] }

export const tasks: readonly Task[] = [
  {
    title: 'Get a quote',
    to: '/quotes',
    needs: ['CreateQuote'],
    text: 'Enter origin, destination and freight, then compare the rates of your carriers by price and transit time.',
  },
  {
    title: 'Create an order',
    to: '/orders/create',
    needs: ['ViewOrder', 'CreateOrder'],
    text: 'Enter stops, windows, line items and references. Put several orders on one truck with Consolidate.',
  },
  {
    title: 'Book a shipment',
    to: '/shipments',
    needs: ['ViewShipment'],
    text: 'Tender it to the carriers of its lane, ask carriers for rates, or book a rate directly.',
  },
  {
    title: 'Track what is on the road',
    to: '/shipments/tracking',
    needs: ['ViewShipment'],
    text: 'See each truck with its ETA, and who is late or at risk. Share a tracking link with your customer.',
  },
  {
    title: 'Keep lanes and rates up to date',
    to: '/lanes',
    needs: ['ViewLanes'],
    text: 'Set the carriers of a lane and their order, and upload rate sheets.',
  },
]
