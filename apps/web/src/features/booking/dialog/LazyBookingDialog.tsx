import { lazyDialog } from '#platform/routing/lazy-part.tsx'

export const LazyBookingDialog = lazyDialog(async () => (await import('./BookingDialog.tsx')).BookingDialog)
