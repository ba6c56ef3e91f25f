import * as apiKeys from './api-keys.ts'
import * as auth from './auth.ts'
import * as billing from './billing.ts'
import * as billsOfLading from './bills-of-lading.ts'
import * as booking from './booking.ts'
import * as carriers from './carriers.ts'
import * as changes from './changes.ts'
import * as commodities from './commodities.ts'
import * as configuration from './configuration.ts'
import * as consolidation from './consolidation.ts'
import * as contacts from './contacts.ts'
import * as dashboard from './dashboard.ts'
import * as dashboardShipments from './dashboard-shipments.ts'
import * as documents from './documents.ts'
import type { Entity } from './entity.ts'
import type { EventDefinition } from './event.ts'
import * as exceptions from './exceptions.ts'
import * as hazmat from './hazmat.ts'
import * as history from './history.ts'
import * as laneFinding from './lane-finding.ts'
import * as lanes from './lanes.ts'
import * as locations from './locations.ts'
import * as notes from './notes.ts'
import * as notifications from './notifications.ts'
import type { Operation } from './operation.ts'
import * as orderUploads from './order-uploads.ts'
import * as orders from './orders.ts'
import * as performance from './performance.ts'
import * as places from './places.ts'
import * as profile from './profile.ts'
import * as publicTracking from './public-tracking.ts'
import * as quotes from './quotes.ts'
import * as rateConfirmations from './rate-confirmations.ts'
import * as rateRequests from './rate-requests.ts'
import * as rateSheets from './rate-sheets.ts'
import * as rates from './rates.ts'
import * as savedViews from './saved-views.ts'
import * as search from './search.ts'
import * as settings from './settings.ts'
import * as shipments from './shipments.ts'
import * as tenderConnections from './tender-connections.ts'
import * as tenders from './tenders.ts'
import * as tracking from './tracking.ts'
import * as watchers from './watchers.ts'
import * as webhooks from './webhooks.ts'

const features = {
  'api-keys': apiKeys,
  auth,
  billing,
  'bills-of-lading': billsOfLading,
  booking,
  carriers,
  changes,
  commodities,
  configuration,
  consolidation,
  contacts,
  dashboard,
  'dashboard-shipments': dashboardShipments,
  documents,
  exceptions,
  hazmat,
  history,
  'lane-finding': laneFinding,
  lanes,
  locations,
  notes,
  notifications,
  'order-uploads': orderUploads,
  orders,
  performance,
  places,
  profile,
  'public-tracking': publicTracking,
  quotes,
  'rate-confirmations': rateConfirmations,
  'rate-requests': rateRequests,
  'rate-sheets': rateSheets,
  rates,
  'saved-views': savedViews,
  search,
  settings,
  shipments,
  'tender-connections': tenderConnections,
  tenders,
  tracking,
  watchers,
  webhooks,
}

export const allOperations: readonly { feature: string; operation: Operation }[] = Object.entries(features).flatMap(
  ([feature, exported]) =>
    Object.values(exported)
      .filter(isOperation)
      .map((operation) => ({ feature, operation })),
)

export const allEvents: readonly EventDefinition[] = Object.values(features).flatMap((exported) =>
  Object.values(exported).filter(isEvent),
)

export const allEntities: readonly Entity[] = Object.values(features).flatMap((exported) =>
  Object.values(exported).filter(isEntity),
)

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value
}

function isEvent(value: unknown): value is EventDefinition {
  return typeof value === 'object' && value !== null && 'entity' in value && 'payload' in value && 'name' in value
}

function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && 'plural' in value && 'labels' in value
}
