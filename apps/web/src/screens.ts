import { authPages } from './features/auth/auth.screens.ts'
import { bookingScreens } from './features/booking/booking.screens.ts'
import { carrierScreens } from './features/carriers/carriers.screens.ts'
import { commodityScreens } from './features/commodities/commodities.screens.ts'
import { consolidationScreens } from './features/consolidation/consolidation.screens.ts'
import { contactScreens } from './features/contacts/contacts.screens.ts'
import { dashboardScreens } from './features/dashboard/dashboard.screens.ts'
import { exceptionScreens } from './features/exceptions/exceptions.screens.ts'
import { helpScreens } from './features/help/help.screens.ts'
import { laneScreens } from './features/lanes/lanes.screens.ts'
import { locationScreens } from './features/locations/locations.screens.ts'
import { notificationPages, notificationScreens } from './features/notifications/notifications.screens.ts'
import { orderUploadScreens } from './features/order-uploads/order-uploads.screens.ts'
import { orderScreens } from './features/orders/orders.screens.ts'
import { profileScreens } from './features/profile/profile.screens.ts'
import { publicTrackingPages } from './features/public-tracking/public-tracking.screens.ts'
import { quoteHistoryScreens, quoteScreens } from './features/quotes/quotes.screens.ts'
import { rateRequestPages } from './features/rate-requests/rate-requests.screens.ts'
import { rateSheetScreens } from './features/rate-sheets/rate-sheets.screens.ts'
import { settingsScreens } from './features/settings/settings.screens.ts'
import { shipmentScreens } from './features/shipments/shipments.screens.ts'
import { tenderPages } from './features/tenders/tenders.screens.ts'
import { trackShipmentScreens } from './features/tracking/tracking.screens.ts'
import { watcherPages } from './features/watchers/watchers.screens.ts'
import type { PublicPage } from './platform/routing/create-routes.tsx'
import type { Screen } from './platform/screen.ts'

/** The screens of all features, used by router, menu, titles and shortcuts. */
export const screens: readonly Screen[] = [
  ...dashboardScreens,
  ...exceptionScreens,
  ...quoteScreens,
  ...bookingScreens,
  ...quoteHistoryScreens,
  ...orderUploadScreens,
  ...orderScreens,
  ...consolidationScreens,
  ...shipmentScreens,
  ...trackShipmentScreens,
  ...contactScreens,
  ...laneScreens,
  ...carrierScreens,
  ...locationScreens,
  ...commodityScreens,
  ...rateSheetScreens,
  ...profileScreens,
  ...helpScreens,
  ...notificationScreens,
  ...settingsScreens,
]

/** Pages without a sign-in and without the shell. */
export const publicPages: readonly PublicPage[] = [
  ...authPages,
  ...tenderPages,
  ...rateRequestPages,
  ...notificationPages,
  ...watcherPages,
  ...publicTrackingPages,
]
