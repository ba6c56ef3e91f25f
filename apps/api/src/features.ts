import type { ChangeNotice } from '@lanewise/contract/changes'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import { bookingPartners } from './connectors/booking/partners.ts'
import { routingEngine } from './connectors/routing/routing-engine.ts'
import { clamdScan } from './connectors/virus-scan/clamd.ts'
import type { Env } from './env.ts'
import { apiKeys } from './features/api-keys/index.ts'
import { auth } from './features/auth/index.ts'
import { billing } from './features/billing/index.ts'
import { billsOfLading } from './features/bills-of-lading/index.ts'
import { type BookingDeps, booking, cancelAtPartner } from './features/booking/index.ts'
import { carriers } from './features/carriers/index.ts'
import { changes } from './features/changes/index.ts'
import { commodities } from './features/commodities/index.ts'
import { configuration } from './features/configuration/index.ts'
import { consolidation } from './features/consolidation/index.ts'
import { contacts } from './features/contacts/index.ts'
import { dashboard } from './features/dashboard/index.ts'
import { documents } from './features/documents/index.ts'
import { checkTrackedShipments, exceptions } from './features/exceptions/index.ts'
import { hazmat } from './features/hazmat/index.ts'
import { history } from './features/history/index.ts'
import { lanes } from './features/lanes/index.ts'
import { locations } from './features/locations/index.ts'
import { notes } from './features/notes/index.ts'
import { notifications } from './features/notifications/index.ts'
import { optimization } from './features/optimization/index.ts'
import { orderUploads } from './features/order-uploads/index.ts'
import { orders } from './features/orders/index.ts'
import { performance } from './features/performance/index.ts'
import { places } from './features/places/index.ts'
import { profile } from './features/profile/index.ts'
import { publicTracking } from './features/public-tracking/index.ts'
import { createRateDeps, quotes, type RateDeps } from './features/quotes/index.ts'
import { confirmBooking, rateConfirmations } from './features/rate-confirmations/index.ts'
import { closeAfter, rateRequests } from './features/rate-requests/index.ts'
import { rateSheets } from './features/rate-sheets/index.ts'
import { savedViews } from './features/saved-views/index.ts'
import { search } from './features/search/index.ts'
import { settings } from './features/settings/index.ts'
import { type ShipmentDeps, shipments } from './features/shipments/index.ts'
import { cancelAtCarrier, tenders, withdrawAfter } from './features/tenders/index.ts'
import { tracking } from './features/tracking/index.ts'
import { endWatch, readWatch, watchers } from './features/watchers/index.ts'
import { webhooks } from './features/webhooks/index.ts'
import type { Feature } from './platform/feature.ts'
import type { Metrics } from './platform/http/metrics.ts'
import type { Logger } from './platform/log.ts'
import type { Storage } from './platform/storage/storage.ts'
import { fileBytesIn, removeStoredFile } from './platform/storage/stored-files.ts'

type Given = {
  env: Env
  storage: Storage
  notices: ChangeNotice[]
  log: Logger
  metrics: Pick<Metrics, 'counter'>
}
/** Services that several features use, created once. */
type Engines = { miles: RoutingEngine; deps: ShipmentDeps; bookingDeps: BookingDeps; rates: RateDeps }

/** All features, plus notes and search over their records. Nothing else mounts anything. */
export function createFeatures(given: Given): Feature[] {
  const miles = routingEngine(given.env, { now: Date.now, log: given.log })
  const followers = [withdrawAfter, closeAfter]
  const partners = bookingPartners(given.env)
  const deps: ShipmentDeps = {
    miles,
    followers,
    cancelAtCarrier: [cancelAtCarrier, (ctx, shipment) => cancelAtPartner(ctx, { partners }, shipment)],
  }
  const bookingDeps: BookingDeps = { ...deps, partners, bookedAtOnce: bookedAtOnce(given.env), confirmBooking }
  const rates = createRateDeps({ settings: given.env, miles, log: given.log })
  const shipping = shipments(deps, { log: given.log, wrongOrders: wrongOrdersOf(given.metrics) })
  const features = listFeatures({ ...given, miles, deps, bookingDeps, rates, shipping })
  const records = features.flatMap((feature) => feature.records ?? [])
  return [...features, notes(records), search(records)]
}

/**
 * Rate sources that are booked without calling a partner. An external spot service has to be called; the built-in
 * market model does not.
 */
const bookedAtOnce = ({ SPOT_RATE_URL }: Env): RateSource[] => [
  'Contract',
  'Manual',
  'Tariff',
  ...(SPOT_RATE_URL ? [] : ['Spot' as const]),
]

/** Settings used in mails and links. */
const addressed = ({ PUBLIC_URL, PRODUCT_NAME }: Env) => ({ publicUrl: PUBLIC_URL, productName: PRODUCT_NAME })

const webhookSettings = ({ WEBHOOK_TIMEOUT_MS, WEBHOOK_PRIVATE_HOSTS }: Env) => ({
  timeoutMs: WEBHOOK_TIMEOUT_MS,
  toPrivateHosts: WEBHOOK_PRIVATE_HOSTS,
})

/** Whether the portal stores passwords, and the address where another identity provider lets users set one. */
const passwordsOf = ({ OIDC_ISSUER, OIDC_RESET_URL }: Env) => ({
  keepsPasswords: !OIDC_ISSUER,
  resetUrl: OIDC_RESET_URL ?? null,
})

const wrongOrdersOf = ({ counter }: Pick<Metrics, 'counter'>) =>
  counter('order_status_mismatches_total', 'Orders found with another status than follows from their shipment')

/** Without a virus scanner files are accepted unchecked, so a log line tells the operator. */
function documentDeps({ env, storage, log }: Pick<Given, 'env' | 'storage' | 'log'>) {
  const scan = env.CLAMD_URL ? clamdScan({ url: env.CLAMD_URL, timeoutMs: env.CLAMD_TIMEOUT_MS }) : null
  log.info(
    { isScanning: scan !== null },
    scan ? 'documents are scanned for viruses' : 'documents are not scanned for viruses: CLAMD_URL is not set',
  )
  return { maxBytes: env.DOCUMENT_LIMIT_MB * 1024 * 1024, scan, storage, log }
}

type TenderGiven = Pick<Given & Engines, 'env' | 'storage' | 'deps' | 'bookingDeps' | 'rates'>

const tenderDeps = ({ env, storage, deps, bookingDeps, rates }: TenderGiven) => ({
  booking: bookingDeps,
  shipments: deps,
  rates,
  ...addressed(env),
  webhooks: webhookSettings(env),
  files: fileBytesIn(storage),
  pace: paceOfTrucks(env),
})

/** Simulated trucks cover in a minute what real ones cover in many. */
const paceOfTrucks = ({ SIMULATOR, SIMULATOR_SPEED }: Env) => (SIMULATOR ? Math.max(1, SIMULATOR_SPEED) : 1)

/** Features for tracking events sent by trucks and for their watchers. */
const trackingFeatures = (env: Env, deps: ShipmentDeps): Feature[] => [
  tracking({
    ...deps,
    pace: paceOfTrucks(env),
    onTruckUpdates: checkTrackedShipments,
  }),
  publicTracking(addressed(env)),
  watchers(addressed(env)),
]

type Listed = Omit<Given, 'metrics'> & Engines & { shipping: ReturnType<typeof shipments> }

const listFeatures = ({ env, storage, notices, log, miles, deps, bookingDeps, rates, shipping }: Listed): Feature[] => [
  apiKeys,
  auth({ betaUsers: env.BETA_USERS }),
  billing,
  billsOfLading,
  booking(bookingDeps),
  carriers,
  changes(notices),
  commodities,
  configuration({ productName: env.PRODUCT_NAME, supportUrl: env.SUPPORT_URL, productionHosts: env.PRODUCTION_HOSTS }),
  consolidation({ shipments: deps, settings: env }),
  contacts({ ...addressed(env), ...passwordsOf(env) }),
  dashboard,
  documents(documentDeps({ env, storage, log })),
  exceptions(addressed(env)),
  { name: 'files', routes: [], jobs: [removeStoredFile(storage)] },
  history,
  lanes(miles),
  locations,
  notifications({ ...addressed(env), watch: { read: readWatch, end: endWatch } }),
  optimization(env),
  orderUploads(miles, addressed(env)),
  orders({ settings: env, miles, shipments: shipping.ofOrders }),
  performance,
  places(miles),
  hazmat,
  profile,
  quotes(rates),
  rateConfirmations,
  rateRequests({ booking: bookingDeps, shipments: deps, ...addressed(env) }),
  rateSheets,
  savedViews,
  settings({ isScanningForViruses: env.CLAMD_URL !== undefined }),
  shipping,
  tenders(tenderDeps({ env, storage, deps, bookingDeps, rates })),
  ...trackingFeatures(env, deps),
  webhooks(webhookSettings(env)),
]
