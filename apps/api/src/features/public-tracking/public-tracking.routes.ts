import * as contract from '@lanewise/contract/public-tracking'
import type { MailSite } from '#features/notifications/index.ts'
import { bind } from '#platform/http/bind.ts'
import {
  addExternalWatcher,
  getActivities,
  getByNumber,
  getByReference,
  getLogo,
  getStops,
} from './public-tracking.actions.ts'

export const routes = (site: MailSite) => [
  bind(contract.getShipmentDetailsByOrderOrShipmentNumber, ({ visit, query }) =>
    getByNumber(visit, query.orderOrShipmentNumber),
  ),
  bind(contract.getShipmentDetailsByReferenceAndCustomerNumber, ({ visit, query }) => getByReference(visit, query)),
  bind(contract.publicGetShipmentStops, ({ visit, query }) => getStops(visit, query.orderOrShipmentNumber)),
  bind(contract.publicGetShipmentTrackingActivities, ({ visit, query }) =>
    getActivities(visit, query.orderOrShipmentNumber),
  ),
  bind(contract.addExternalWatcher, ({ visit, body }) => addExternalWatcher(visit, site, body)),
  bind(contract.getPublicLogo, ({ visit, params }) => getLogo(visit, params.logoId)),
]
