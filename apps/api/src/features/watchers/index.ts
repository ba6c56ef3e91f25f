import type { Feature } from '#platform/feature.ts'
import type { MailSite } from '../notifications/index.ts'
import { tellOfNotes } from './tell-of-notes.ts'
import { addressesOf, tellOfShipments } from './tell-of-shipments.ts'
import { routes } from './watchers.routes.ts'

export { endWatch, readWatch } from './end-watch.ts'
export { addressesOf as shipmentWatchers }

export const watchers = (site: MailSite): Feature => ({
  name: 'watchers',
  routes,
  reactions: [tellOfShipments(site), tellOfNotes(site)],
})
